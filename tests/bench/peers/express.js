// @ts-check
/** E: Express that parses a JSON request and serializes the same response as JSON, without compression. */
import express from 'express';
import { dataOfBench, serve } from './peer.js';

const { data } = await dataOfBench();
const app = express();
app.use(express.json());
app.use('/graphql', (_request, response) => void response.json({ data }));
serve(app);
