import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  soon: { id: 'teasers.soon', defaultMessage: 'Service Coming Soon' },
  soonLine: {
    id: 'teasers.soonLine',
    defaultMessage:
      'We are still choosing our partners. Leave your email address and you’ll hear from us on day one.',
  },
  soonMember: {
    id: 'teasers.soonMember',
    defaultMessage: 'We are still choosing our partners. We’ll write to {email} on day one.',
  },
  notify: { id: 'teasers.notify', defaultMessage: 'Notify Me' },
  email: { id: 'teasers.email', defaultMessage: 'Email' },
  emailWrong: { id: 'teasers.emailWrong', defaultMessage: 'Enter an email address like name@example.com.' },
  thanks: { id: 'teasers.thanks', defaultMessage: 'Thank you, you’re on the list.' },
  thanksLine: { id: 'teasers.thanksLine', defaultMessage: 'We’ll write to {email} when it starts.' },
  loading: { id: 'teasers.loading', defaultMessage: 'Checking who you are' },
  today: { id: 'teasers.today', defaultMessage: 'No need to wait' },
  shekels: {
    id: 'teasers.shekels',
    defaultMessage: 'These are announced prices of a service to come. Prices at checkout are in shekels.',
  },
  search: { id: 'teasers.search', defaultMessage: 'Search hotels' },
});

export const car = defineMessages({
  title: { id: 'teasers.car.title', defaultMessage: 'Car Rental' },
  from: { id: 'teasers.car.from', defaultMessage: 'from {price}/day' },
  lead: { id: 'teasers.car.lead', defaultMessage: 'Pick up the keys where your trip begins.' },
  firstTitle: { id: 'teasers.car.first.title', defaultMessage: 'For the city' },
  firstLine: {
    id: 'teasers.car.first.line',
    defaultMessage: 'Small outside, easy to park, light on fuel.',
  },
  secondTitle: { id: 'teasers.car.second.title', defaultMessage: 'For the family' },
  secondLine: {
    id: 'teasers.car.second.line',
    defaultMessage: 'Room for everyone, their luggage and a baby seat.',
  },
  thirdTitle: { id: 'teasers.car.third.title', defaultMessage: 'For the desert' },
  thirdLine: { id: 'teasers.car.third.line', defaultMessage: 'Seven seats and a high view of the road.' },
  today: {
    id: 'teasers.car.today',
    defaultMessage: 'You can already add a car to a hotel booking, from {price} per day.',
  },
});

export const insurance = defineMessages({
  title: { id: 'teasers.insurance.title', defaultMessage: 'Travel Insurance' },
  from: { id: 'teasers.insurance.from', defaultMessage: 'from {price}/person' },
  lead: { id: 'teasers.insurance.lead', defaultMessage: 'Travel with one worry less.' },
  firstTitle: { id: 'teasers.insurance.first.title', defaultMessage: 'Medical care' },
  firstLine: {
    id: 'teasers.insurance.first.line',
    defaultMessage: 'A doctor when you need one, far from home too.',
  },
  secondTitle: { id: 'teasers.insurance.second.title', defaultMessage: 'Baggage' },
  secondLine: {
    id: 'teasers.insurance.second.line',
    defaultMessage: 'Help when a suitcase is late, lost or broken.',
  },
  thirdTitle: { id: 'teasers.insurance.third.title', defaultMessage: 'Delays' },
  thirdLine: {
    id: 'teasers.insurance.third.line',
    defaultMessage: 'Support when a journey does not go to plan.',
  },
  today: {
    id: 'teasers.insurance.today',
    defaultMessage: 'You can already add insurance to a hotel booking, for {price} per guest, per stay.',
  },
});

export const attractions = defineMessages({
  title: { id: 'teasers.attractions.title', defaultMessage: 'Attractions' },
  from: { id: 'teasers.attractions.from', defaultMessage: 'from {price}/person' },
  lead: { id: 'teasers.attractions.lead', defaultMessage: 'Days you’ll talk about at home.' },
  firstTitle: { id: 'teasers.attractions.first.title', defaultMessage: 'Family days' },
  firstLine: {
    id: 'teasers.attractions.first.line',
    defaultMessage: 'Rides, animals and plenty of shade.',
  },
  secondTitle: { id: 'teasers.attractions.second.title', defaultMessage: 'Food and markets' },
  secondLine: {
    id: 'teasers.attractions.second.line',
    defaultMessage: 'Taste the market, then cook with a chef.',
  },
  thirdTitle: { id: 'teasers.attractions.third.title', defaultMessage: 'On the water' },
  thirdLine: {
    id: 'teasers.attractions.third.line',
    defaultMessage: 'Kayaks on calm water and a first dive.',
  },
  today: {
    id: 'teasers.attractions.today',
    defaultMessage: 'You can already add tickets to a hotel booking, from {price} per person.',
  },
});

export const test = defineMessages({
  title: { id: 'teasers.test.title', defaultMessage: 'For testers' },
  line: {
    id: 'teasers.test.line',
    defaultMessage: 'Sends a sample hotel search and shows the answer as text. Never shown to travellers.',
  },
  send: { id: 'teasers.test.send', defaultMessage: 'Send the sample search' },
  payload: { id: 'teasers.test.payload', defaultMessage: 'What is sent' },
  answer: { id: 'teasers.test.answer', defaultMessage: 'The answer' },
});
