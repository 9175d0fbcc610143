/** Server and client read the people of a URL in the same way, so the prerendered first frame matches the page. */
export {
  defaultParty,
  guestsOf,
  partyLimits,
  partyProblem,
  type PartySize,
  readRequestedParty,
  readParty,
  writeParty,
} from '#shared/stay/party.ts';
