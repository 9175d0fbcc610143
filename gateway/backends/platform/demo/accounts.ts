/** The two demo accounts. They are enabled in demo mode only, and the login page shows them there. */
export const DEMO_ACCOUNTS = [
  { role: 'admin', email: 'admin@example.com', password: 'admin-demo-1', fullName: 'Noa Mizrahi' },
  { role: 'traveller', email: 'traveller@example.com', password: 'traveller-demo-1', fullName: 'Dana Levi' },
] as const;
