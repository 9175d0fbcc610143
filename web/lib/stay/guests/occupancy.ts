/** Server and client read the people of an address alike: the first frame says what the program will say. */
export {
  defaultParty,
  guestsOf,
  partyLimits,
  partyProblem,
  type PartySize,
  readAskedParty,
  readParty,
  writeParty,
} from '#shared/stay/party.ts';
