import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const luce: AnswersGuidebook = {
  language: "en",
  name: "Kuća Luce",
  sections: {
    property: {
      propertyName: "Kuća Luce",
      address: "Ulica Ribarska 17",
      city: "Komiža",
      state: "Island Vis",
      country: "Croatia",
    },
    welcome: {
      text: "<p>Dear guests, welcome in Komiža! I am Ante, and my mother Luce lives on the ground floor. House is from my great-grandfather who was fisherman, he had four sons and very little of place, so rooms are small but the terrace is big.</p><p>My English is from the films, sorry for mistakes. Mother speaks only Croatian and Italian but with hands she explains everything. If she brings you fish soup, you can not say no.</p><p>You call or WhatsApp me on +385 91 555 0119. From June I am on the boat until 18 h, so better write.</p>",
    },
    checkin: {
      checkInType: "in person",
      checkInTime: "15:00",
      details:
        "<p>Mother is waiting you at the green door. If your ferry is the late one, tell me, and key will be in the flower pot with the basil, second step.</p><p>She will ask the passports. Don't be afraid, it is the law: I must write every guest in the system of police in 24 hours, also babies. She makes photo and gives them back.</p><p>Sojourn tax is already inside the price, you don't pay nothing more here.</p>",
      parkingInfo:
        "<p>With car you can not come to the house, the street has one meter and half. You leave it on the big parking above the bus station; first 30 minutes is free for taking out the luggage, then 10 euro for a day in season.</p><p>From there is 140 steps down. For heavy suitcases call Joško (+385 91 555 0136), he has small wagon with motor and takes 10 euro for everything.</p>",
    },
    amenities: {
      text: "<p>Bedroom with double bed is in the first floor, children's room with two beds under the roof. Take care of the head, beam is on 170 cm.</p><p>For small baby we have folding bed, it is under the big bed, and the mother has the plastic bath.</p><p>On the terrace is table for six and big parasol. Always close it when you go out, jugo took the last one to the harbour.</p><p>Against mosquitos you have a plug with blue tablets next to each bed. Change tablet every evening, and don't open window with light on.</p><p>The cat with one ear is Mate. He will act that he is hungry. He is not, and he may not in the bed.</p>",
    },
    kitchen: {
      text: "<p>Cooker has two plates on gas and two on electricity. Bottle of gas is in the cupboard, turn to the right for closing each time when you finish.</p><p>Water in the pipe comes from the island spring and is good for drink. Only the old hand pump in the yard is rain water from cistern, it is for flowers.</p><p>Coffee we make Turkish way: džezva hangs over the sink, recipe is on the tile.</p><p>Oil in the green bottle is from our olives, take how much you want. If you like to bring home, mother sells a litre for 15 euro.</p><p>Bread crumbs on the terrace make seagulls crazy, please clean.</p>",
    },
    howto: {
      items: [
        {
          title: "Hot water",
          description:
            "<p>Boiler is 50 litres. Red switch is outside of the bathroom, up left, and must shine. After two long showers you wait half hour, there is no cure for that.</p>",
        },
        {
          title: "Air condition",
          description:
            "<p>It stops alone if window or terrace door is open, there is a sensor. Under 24 degrees it makes ice and drops on the floor. Remote control is on the wall, please not in the bag, two already went to Germany.</p>",
        },
        {
          title: "Electricity",
          description:
            "<p>House has weak line. Oven and air condition in same time, and main fuse jumps. It is in the hall behind the picture of Saint Nicholas, push up the big black one.</p>",
        },
        {
          title: "Toilet",
          description: "<p>Pipes are narrow like spaghetti. Paper please in the basket, not in the bowl.</p>",
        },
        {
          title: "Bathroom smell",
          description:
            "<p>With south wind it can smell from the floor hole. Pour two cups of water inside and it goes away.</p>",
        },
        {
          title: "Grill",
          description:
            "<p>Stone grill on the terrace you may use, wood of vine is under the stairs. But when it blows, and when radio says danger of fire, not. Fish you buy in the morning and mother shows how to clean it.</p>",
        },
        {
          title: "Washing",
          description:
            "<p>Machine is down in the konoba, ask the mother and she gives you the key. One wash 4 euro, powder is included. Rope for drying is through the window, you pull it with the wheel.</p>",
        },
        {
          title: "Shutters",
          description:
            "<p>In the day close the škure on the south side and house stays cold like church. When bura comes, put the iron hook.</p>",
        },
        {
          title: "Garbage",
          description:
            "<p>Containers are at the end of the street, behind the old fish factory. Yellow is plastic, blue is paper, glass in the bell. It smells in summer, so please each evening.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Luce_Komiza",
      password: "falkusa1893",
      notes:
        "<p>Walls are 70 cm of stone. On the terrace and in kitchen is good, under the roof is almost nothing, there please use the white repeater in the corridor, name ends with EXT, same password.</p>",
    },
    rules: {
      rules: [
        "Between 14 and 17 h is rest for the whole street. Please no music, no ball and no running on the stairs.",
        "In evening on the terrace until 23 h loud, after that slowly.",
        "Smoking only on terrace, and don't throw ends on the neighbour's roof.",
        "Wet swimming suits not on the wooden chairs.",
        "From the terrace wall nobody jumps and nobody sits. It is six meters.",
      ],
    },
    emergency: {
      text: "<p>All emergency: 112. Doctor 194. Sea rescue 195.</p><p>Ambulance in Komiža is by the school, doctor works in the morning until 13 h and other day from 14 h; in the night you must go to Vis, 10 km. For something serious comes the helicopter for Split.</p><p>If you step on sea urchin: don't dig with a needle. Put olive oil and leave over the night, spines go out by itself. Mother has tweezers and big experience.</p><p>Fire apparatus is under the stairs. Plasters are in the bathroom mirror.</p>",
    },
    transportation: {
      text: "<p>Ferry from Split goes to Vis town, 2 hours and 20. In August with the car come in the line two hours before, ticket does not mean place. Without car catamaran is quicker but when is strong wind it doesn't go, then look on the ferry.</p><p>Bus from Vis to Komiža waits each ferry, 25 minutes, you pay to driver. Last morning bus for early ferry goes at 4.30 from the parking above.</p><p>Petrol is only in Vis on the harbour, Sunday until 13 h.</p><p>Taxi is Nikola +385 91 555 0147, for airport boat he doesn't swim, he says.</p>",
    },
    places: {
      items: [
        {
          name: "Kamenica",
          description:
            "Beach 12 minutes on foot to the south, pebbles, bar with music after lunch. Before ten you are alone.",
          category: "Beach",
        },
        {
          name: "Zaglav",
          description:
            "The only one with real sand, shallow, for small children. With car 20 minutes and then 15 minutes walking down without shade, bring water.",
          category: "Beach",
        },
        {
          name: "Hum",
          description:
            "Highest mountain, 587 m, for sunset. Road is narrow to the chapel. Below is the cave where Tito was hiding.",
          category: "View",
        },
        {
          name: "Church of St Nicholas",
          description:
            "We call it Muster. On 6 December we burn old boat in front. Bells ring at 6, noon and 20 h, also for tourists who sleep.",
          category: "Church",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Blue Cave",
          description:
            "Light is best between 10 and 12. I go with my boat at 8.30 for maximum eight persons, 45 euro, entrance to cave is extra. When is jugo they close it, then money back.",
          category: "Boat trip",
        },
        {
          name: "Bilo Idro",
          description:
            "Diving with old wrecks and one plane from the war. They have also course for beginners.",
          category: "Diving",
          phone: "+385 91 555 0158",
        },
        {
          name: "Rent a Darko",
          description:
            "Scooters 40 euro for day, small open cars 70. You need driving licence for category, police is checking.",
          category: "Rental",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Konoba Barba",
          description:
            "Fish from the grill, they say the price by kilo before. Ask table on the water, book in the morning.",
          category: "Restaurant",
          phone: "+385 91 555 0162",
        },
        {
          name: "Pizzeria Hum",
          description: "Good for children and for the pocket, from 9 euro. Open also in winter.",
          category: "Pizza",
        },
        {
          name: "Slastičarna Cukar",
          description: "Ice cream and hib, our cake from figs.",
          category: "Sweets",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Bakery Kolderin",
          description:
            "From 5.30 in the morning, warm. Komiška pogača with anchovy and tomato is gone until nine.",
          category: "Bakery",
        },
        {
          name: "Fish market",
          description: "On the Riva from 7, until there is fish. If boats did not go out, closed.",
          category: "Market",
        },
        {
          name: "Market Studenac",
          description:
            "Until 21 h, in July and August 22 h. Beside is the bankomat, take from the one of Croatian bank, yellow one eats 7 euro.",
          category: "Supermarket",
        },
        {
          name: "Shop by the harbour",
          description: "Shoes for sea from 12 euro, masks, hats. In our sea you need the shoes, believe me.",
          category: "Beach things",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Ljekarna",
          description: "Pharmacy on the Riva, works until 14 h, Thursday afternoon.",
          category: "Pharmacy",
        },
        {
          name: "Wine of uncle Frane",
          description:
            "Plavac and vugava from the barrel, 5 euro a litre, bring own bottle. Ring the bell with the donkey.",
          category: "Wine",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>If your ferry is later, luggage can stay in the konoba until evening and there is one shower in the yard.</p>",
      items: [
        "Throw the garbage and the paper from bathroom.",
        "Close gas, shutters and parasol.",
        "Dishes please washed, bed linen leave on the bed.",
        "Say goodbye to the mother, she cries but it is normal.",
      ],
    },
  },
};
