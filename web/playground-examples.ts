const day = (offset: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const stay = () => `{ checkIn: "${day(30)}", checkOut: "${day(33)}", occupancy: { adults: 2 } }`;

/** Operations that a developer meets first: places, a search, one hotel with its offers, extras and the viewer. */
export const exampleOperations = (): { query: string }[] => [
  {
    query: `# Places: both languages match.
query Places {
  countries(search: "יש") {
    code
    name
    nameHe
  }
  cities(countryCode: "IL", search: "tel") {
    code
    name
    nameHe
  }
}
`,
  },
  {
    query: `# One shared search. Put a city's code from "Places" into cityCode; run it again while progress is not complete.
query Search {
  hotelSearch(
    criteria: { location: "Israel", stay: ${stay()} }
    filter: { free_cancellation: true }
    sort: PRICE_ASC
  ) {
    progress {
      checked
      total
      complete
    }
    pageInfo {
      totalItems
      totalPages
    }
    hotels {
      id
      name {
        en
        he
      }
      stars
      quality {
        score
        label
      }
      pricePerNight {
        amount
        currency
      }
      total {
        amount
        currency
      }
    }
  }
}
`,
  },
  {
    query: `# One hotel and what it costs. Take an id from "Search".
query HotelWithOffers($id: ID!) {
  hotel(id: $id) {
    name {
      en
    }
    description {
      en
    }
    images {
      url
      isIllustration
    }
    offers(stay: ${stay()}) {
      nights
      offers {
        id
        roomNames
        mealPlan
        total {
          amount
          currency
        }
        cancellation {
          isFree
          freeUntil
        }
      }
    }
  }
}
`,
  },
  {
    query: `# What can be added to a booking, who is signed in, and the rates of the estimates.
query Shop {
  me {
    fullName
    role
  }
  extrasCatalogue {
    cars {
      id
      seats
      pricePerDay {
        amount
      }
    }
    attractions {
      name
      category
      pricePerPerson {
        amount
      }
    }
  }
  exchangeRates {
    asOf
    rates {
      code
      perShekel
    }
  }
}
`,
  },
];
