import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const andorinha: AnswersGuidebook = {
  language: "en",
  name: "Casa da Andorinha",
  sections: {
    property: {
      propertyName: "Casa da Andorinha",
      address: "Rua dos Caldeireiros 183, 3.º Dto",
      city: "Porto",
      country: "Portugal",
    },
    welcome: {
      text: "<p>Dear guests, be very welcome in our home! I am Graça and this was the apartment of my godmother. We have renovated all with much love, but the building has 140 years and so he makes some noises, like the old people.</p><p>The name comes from the swallows (andorinhas) who make the nest on the balcony each March. Please don't touch, they are protected and they bring luck. In this time there can be some little dirt on the floor of the balcony, we put a newspaper.</p><p>You are on the third floor and there is not elevator, I say sorry for your legs. My husband Tó can carry your bags up, is a gift for him of 5 euros each or a beer.</p>",
    },
    checkin: {
      checkInType: "Meet the host",
      checkInTime: "15:00",
      details:
        "<p>I wait you at the door personally. Send me message when you leave the airport or the station, because I live in Gaia on other side of the river and need 30 minutes. After 21:00 the reception in person has a cost of 20 euros, after midnight 35.</p><p>You receive two keys: the big is for the street door, turn two times to the left. The small with yellow is for the apartment. When you go out don't leave the key inside in the lock, or the other person can't enter and the fireman costs 90 euros.</p><p>If you arrive before, you can leave the suitcases in the shop of buttons of Senhor Amadeu in the ground floor, from 10 until 19, not on Sunday. He doesn't want money, but buy a button.</p>",
      parkingInfo:
        "<p>In our street it is only for residents with card and the police tows, really. The most near garage is Parque da Cordoaria, 18 euros for the day, 7 minutes by foot. For free you can try near the Massarelos, after 20h, and then take the tram.</p>",
    },
    wifi: {
      networkName: "Andorinha_5G",
      password: "bacalhau1001",
      notes:
        "<p>It is fiber, very rapid, you can work. In the small room there is a desk and a second screen for who does teleworking. When the internet falls, take out the plug of the box with green lights behind the sofa, count until 20, put again.</p>",
    },
    howto: {
      items: [
        {
          title: "Shower and hot water",
          description:
            "<p>The water is heated with a gas esquentador in the kitchen. If only cold comes, look the small window of the machine: the battery can be finished. It is a big one, type D, and I leave new ones in the drawer of the spoons.</p><p>If one person opens the tap in the kitchen the other person in the bath screams. Please make one thing at each time.</p>",
        },
        {
          title: "Heating and cold",
          description:
            "<p>Portuguese houses are more cold inside than outside in the winter, it's a famous thing. We have two oil heaters below the stairs of the mezzanine and in the wool chest more mantas. Don't connect the two heaters with the oven, the quadro goes down.</p><p>The quadro elétrico is behind the picture of the Santo António in the corridor. Put all the small buttons up.</p>",
        },
        {
          title: "Humidity",
          description:
            "<p>The white machine in the bedroom drinks the humidity. When it makes bip-bip is full, throw the water in the sink. Please open the windows ten minutes in the morning, if not the walls become black.</p>",
        },
        {
          title: "Washing machine",
          description:
            "<p>Use program 4, it's 30 degrees and 40 minutes. The door only opens two minutes after finishing, don't force. To dry, there's the rope outside of the kitchen window with the wheel; put two pegs in each piece because down is the patio of Dona Lurdes and she is not patient.</p>",
        },
        {
          title: "Hob",
          description:
            "<p>Touch the key symbol three seconds to unlock, then choose the circle. If appears the letter L is because the child lock is on, make the same.</p>",
        },
        {
          title: "Sofa-bed",
          description:
            "<p>Pull the strap grey and lift. The sheets for it are in the bag with zip in the top of the wardrobe. We only prepare it when the reservation is for more than two persons.</p>",
        },
        {
          title: "Air fan",
          description:
            "<p>We don't have air conditioned. In the summer close the wooden shutters from the 11 until 18 and the thick walls do the rest. There's a fan of foot in the wardrobe.</p>",
        },
      ],
    },
    kitchen: {
      text: "<p>The water of the tap is good for drinking in all Porto, don't buy plastic.</p><p>We leave for you: coffee capsules for the first day (machine Delta Q, other brands don't fit), olive oil of my uncle, salt, sugar, one bottle of vinho verde in the fridge which is offer.</p><p>The moka, the blender, the toaster and the pan for cataplana are in the low cupboard. Don't put the copper cataplana in the dishwasher, he becomes sad.</p><p>If you see small ants in April, it is not dirt, they come by the wall. There are traps below the sink, and keep the sugar closed.</p>",
    },
    amenities: {
      text: "<ul><li>Two bath towels and one small for each person, we change after 5 nights</li><li>Baby bed and chair of meal if you ask before, without cost</li><li>Iron and board behind the door of the bedroom</li><li>Dryer of hair in the bathroom, not strong</li><li>Adaptors for English and American plugs in the basket of the entrance</li><li>Umbrellas, four, it's Porto</li><li>Smart TV with Netflix of ours, profile Guests, please don't see in our profile</li><li>Ear plugs beside the bed, because of the bells</li></ul>",
    },
    rules: {
      rules: [
        "In the balcony maximum two persons, the stone is old and the engineer said.",
        "Don't smoke inside. In the balcony can, with the ashtray.",
        "After 22:00 no parties and no shoes of high heel, the floor is wood and Dona Lurdes is below.",
        "We accept animals small until 8 kilos, with 25 euros of cleaning.",
        "Only the persons of the reservation can sleep in the apartment, it's obligatory by the law to register the passports of all.",
        "The city tax is 3 euros for person and night, until 7 nights, children under 13 don't pay. Give me in cash or by MB Way.",
      ],
    },
    emergency: {
      text: "<p>112 is the number for all. They speak English.</p><p>Hospital de Santo António is at 6 minutes by foot, the urgency is open always. For questions of health without gravity call SNS 24: 808 24 24 24.</p><p>The pharmacy Farmácia dos Clérigos is in the corner; when is closed, on the door there is a paper with the one who is of service in the night.</p><p>If you lose a document or somebody robs you, the Tourist Police is in Rua Clube dos Fenianos, next to the city hall.</p><p>If you smell gas, close the yellow tap near the esquentador, open all and go out, after call me: +351 912 555 014.</p>",
    },
    transportation: {
      text: "<p>From the airport the metro line E (violet) until Trindade, then D (yellow) one stop until Aliados and 8 minutes down by foot. In the machine buy Andante Z4. It walks from 6 until 1 of the night. Uber or Bolt is about 22 euros.</p><p>The taxi can't stop in front of the door because of the pilaretes, ask for Largo dos Lóios.</p><p>Attention with the pockets in tram 1 and in the queue of the Lello. The tram is beautiful but for really moving take the bus 500 until the beach, it is the same view and costs the third part.</p>",
    },
    places: {
      items: [
        {
          name: "Livraria Lello",
          description:
            "The library of stairs. Buy the ticket in the internet and go at the last hour, the value is discounted if you buy a book.",
          category: "Monument",
        },
        {
          name: "Jardim das Virtudes",
          description:
            "Where the young people see the sun going down with a beer. Bring a blanket. 5 minutes from the house.",
          category: "View",
        },
        {
          name: "Praia de Matosinhos",
          description:
            "The sand is large and there are schools of surf. The water is of 16 degrees in August, I advise you.",
          category: "Beach",
        },
        {
          name: "Palácio de Cristal gardens",
          description:
            "For the children: swings, peacocks, shadow, and a small library. Free. The peacocks steal cookies.",
          category: "Park",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Taberna do Zé Grilo",
          description:
            "My favourite for lunch, the dish of the day with soup is 9 euros. The olives and bread that they put in the table are paid, say no if you don't want.",
          category: "Traditional",
          address: "Travessa do Ferraz",
        },
        {
          name: "Conga",
          description: "Bifanas, small spicy sandwiches of pork, standing. Until late.",
          category: "Snack",
          address: "Rua do Bonjardim",
        },
        {
          name: "Couve Feliz",
          description:
            "All from vegetables, without meat and without milk. Closes on Tuesday. Reserve for the dinner.",
          category: "Vegan",
          phone: "+351 222 555 091",
        },
        {
          name: "Padaria Aurora",
          description: "Warm bread since 6:30, pastéis de nata at 8. Doesn't accept foreign cards.",
          category: "Bakery",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Minipreço",
          description: "Supermarket in Rua das Taipas, 4 minutes, from 8 until 21, also in the Sunday.",
          category: "Supermarket",
        },
        {
          name: "Mercado do Bolhão",
          description: "Fish, fruits, flowers and ladies who shout. Morning is better. Closed on Sunday.",
          category: "Market",
        },
        {
          name: "A Pérola do Bonjardim",
          description:
            "For to take home: cans of sardine, cheese, port wine. They pack it well for the plane.",
          category: "Gifts",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Port cellars",
          description:
            "Cross the bridge by the top with the metro, descend by foot. Don't go in the most famous, go to the Quinta da Moura at 16:00, say that Graça sends you and they give ten per cent.",
          category: "Tasting",
          phone: "+351 223 555 067",
        },
        {
          name: "São João",
          description:
            "In the night of 23 of June all the city goes out, with plastic hammers and sardines. Nobody sleeps, also you not. The streets are cut for cars from 18:00.",
          category: "Festival",
        },
        {
          name: "Day in Douro",
          description:
            "Train from São Bento to Pinhão, sit on the right side. 2 hours and half. The boats for tourists are expensive and have the lunch cold.",
          category: "Trip",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>The containers are in the Largo, underground: green glass, blue paper, yellow plastic, and for the rest the grey, open with the card white that hangs in the door of kitchen. Never leave bags in the street, the seagulls open them.</p><p>The bells of the Clérigos play from 8 in the morning. So nobody loses the flight.</p><p>If your plane is in the night, you can have a shower and the luggage here until 14:00 when there are not other guests, ask me. After, Senhor Amadeu.</p>",
      items: [
        "Leave the keys in the table of the kitchen and only slam the door",
        "Close the shutters and the yellow tap of the gas",
        "Dishes in the machine, you can turn on",
        "Garbage down, please see below",
      ],
    },
  },
};
