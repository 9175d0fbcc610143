import type { Example } from './fill-variables.ts';

/** Examples that do not belong to a booking: the shop, and the administration. */
export const otherExamples: readonly Example[] = [
  {
    name: 'Shop',
    variables: {},
    query: `# Who is signed in, what can be added to a booking,
# and the rates of the estimates.
query Shop {
  me { fullName role }
  extrasCatalogue {
    cars { id seats pricePerDay { amount } }
    attractions { id name category pricePerPerson { amount } }
  }
  exchangeRates {
    asOf
    rates { code perShekel }
  }
}
`,
  },
  {
    name: 'SignInAsAdministrator',
    variables: { input: { email: 'admin@example.com', password: 'admin-demo-1' } },
    isOtherPerson: true,
    query: `# The administrator of the demo data, in place of
# whoever is signed in.
mutation SignInAsAdministrator($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn { viewer { fullName role } }
    ... on SignInRefused { reason }
  }
}
`,
  },
  {
    name: 'Administration',
    variables: { page: { page: 1, pageSize: 5 } },
    query: `# For administrators: run "SignInAsAdministrator"
# first.
query Administration($page: AdminPageInput) {
  adminDashboard {
    totalHotels
    totalBookings
    revenue { amount currency }
  }
  adminBookings(status: confirmed, page: $page) {
    pageInfo { totalItems }
    items { id hotelName checkIn guest { name email } }
  }
  adminAuditLog(page: $page) {
    items { at actor summary }
  }
}
`,
  },
];
