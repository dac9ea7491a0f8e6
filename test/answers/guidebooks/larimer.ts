import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A condo in Denver, written by a management company. */
export const larimer: AnswersGuidebook = {
  language: "en",
  name: "Larimer Lofts 512",
  sections: {
    property: {
      propertyName: "Larimer Lofts, Residence 512",
      address: "2550 Larimer Street, Unit 512",
      city: "Denver",
      state: "Colorado",
      country: "United States",
    },
    welcome: {
      text: `<p>Thank you for choosing Residence 512.</p><p>Guest Support is available by text message at (303) 555-0142, 24 hours a day.</p><p>Guests are reminded that Denver lies one mile above sea level. Drink plenty of water and limit alcohol during the first day to avoid headaches and shortness of breath.</p>`,
    },
    checkin: {
      checkInType: "Smart lock",
      checkInTime: "16:00",
      doorCode: "850217",
      details: `<p>Enter the building from the Larimer Street side. Dial 0512 at the call box and the lobby door will be released automatically.</p><p>Take the elevator to the fifth floor; the residence is the second door on the right.</p><p>Enter the six digits, followed by the Schlage button. Three red flashes indicate that the code was entered incorrectly; please wait thirty seconds before trying again.</p><p>Luggage may be stored at Bounce, 1600 Wynkoop Street, for a fee of $7 per bag. The building does not accept luggage.</p>`,
      parkingInfo: `<p>One reserved space, number P2-38, is included. The garage entrance is on 26th Street. The opener is in the drawer of the entry console and must be returned; replacement is charged at $150.</p><p>Additional vehicles may use the surface lot at 27th and Larimer at $18 per day.</p><p>Level 2 charging is available on P1 through the ChargePoint application, at the guest's expense.</p>`,
    },
    amenities: {
      text: `<p>The residence comprises one bedroom with a king-size bed and a den with a queen-size wall bed.</p><p>To lower the wall bed, remove the two cushions, pull the strap evenly with both hands and unfold the legs.</p><p>Additional pillows and hypoallergenic bedding are stored in the upper shelf of the bedroom closet.</p><p>The fitness center on the second floor is open from 5 a.m. to 11 p.m. and is accessed with the door code.</p><p>The rooftop deck has two grills and a fire pit, which are available on a first-come basis until 10 p.m.</p><p>A humidifier is provided in the bedroom, as the air is very dry; fill it with distilled water from the laundry closet only.</p><p>Workspace: a height-adjustable desk, a 27-inch monitor with USB-C cable and a printer are located in the den.</p>`,
    },
    kitchen: {
      text: `<p>The kitchen is equipped with a gas range, a convection oven, a dishwasher, a microwave drawer and a drip coffee maker.</p><p>The microwave drawer opens by pressing OPEN on the panel. Do not pull it by hand.</p><p>The garbage disposal is operated by the black button on the counter next to the faucet. If it hums without turning, press the red reset button underneath the unit.</p>`,
    },
    howto: {
      items: [
        {
          title: "Thermostat",
          description: `<p>The Ecobee thermostat in the hallway accepts settings between 64 and 76 degrees.</p>`,
        },
        {
          title: "Television",
          description: `<p>Select the Roku input by pressing HOME. Live local channels are found under the Antenna tile. There is no cable service.</p>`,
        },
        {
          title: "Fireplace",
          description: `<p>The wall switch beside the mantel ignites the gas fireplace. It turns off automatically after two hours.</p>`,
        },
        {
          title: "Laundry",
          description: `<p>A stacked washer and dryer is in the hall closet. Use high-efficiency detergent only. Do not run it between 11 p.m. and 7 a.m.</p>`,
        },
        {
          title: "Trash and recycling",
          description: `<p>The trash room is at the end of the fifth-floor hallway. Flatten boxes and place them in the purple container. Compost is not collected.</p>`,
        },
        {
          title: "Water shutoff",
          description: `<p>In the event of a leak, close the lever behind the access panel under the bathroom vanity and notify Guest Support at once.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "LL512-Guest",
      password: "MileHigh!5280",
      notes: `<p>The connection provides 600 Mbps. Guests who experience interruptions should restart the white unit on the bookcase.</p>`,
    },
    rules: {
      rules: [
        "Smoking, vaping and the use of marijuana are prohibited inside the residence, on the balcony and on the roof",
        "Pets are not permitted; service animals are welcome in accordance with the law",
        "Quiet hours are observed between 10 p.m. and 8 a.m.",
        "Ski equipment shall be kept in the locker on P2, which opens with the door code",
      ],
    },
    emergency: {
      text: `<p>In an emergency dial 911.</p><p>The nearest emergency room is at Saint Joseph Hospital, 1375 East 19th Avenue.</p><p>The fire extinguisher is located beneath the kitchen sink.</p><p>In a tornado warning, proceed to level P2 and remain away from the garage doors.</p><p>The noise sensor in the living room measures volume only and does not record conversations. A camera is installed in the lobby.</p>`,
    },
    transportation: {
      text: `<p>The A Line train connects Denver International Airport with Union Station in 37 minutes and costs $10.</p><p>From Union Station, the residence is reached by a 20-minute walk or the number 44 bus.</p>`,
    },
    places: {
      items: [
        {
          name: "Denver Art Museum",
          description: "General admission is free for visitors under nineteen.",
          category: "Museum",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Day trip to Rocky Mountain National Park",
          description:
            "Timed entry permits are required from late May to mid-October and are released on recreation.gov.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Safeway",
          description: "20th and Washington, open 6 a.m. to midnight.",
          category: "Grocery",
        },
      ],
    },
    dining: {
      items: [{ name: "Watercourse", description: "Entirely plant-based menu.", category: "Restaurant" }],
    },
    services: {
      items: [
        { name: "Walgreens", description: "16th Street, prescriptions until 9 p.m.", category: "Pharmacy" },
        {
          name: "FedEx Office",
          description:
            "Packages may not be delivered to the residence; use the Hold service at this location.",
          category: "Mail",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>Requests for late departure must be submitted before 6 p.m. on the preceding day and are confirmed at $35 until 1 p.m.</p>`,
      items: [
        "Place used towels in the bathtub",
        "Start the dishwasher",
        "Items left behind are held for fourteen days and mailed at the guest's expense",
      ],
    },
  },
};
