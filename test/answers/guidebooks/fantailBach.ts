import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const fantailBach: AnswersGuidebook = {
  language: "en",
  name: "Fantail Bach",
  sections: {
    property: {
      propertyName: "Fantail Bach",
      address: "41 Kohekohe Road",
      city: "Otuwhero Bay",
      state: "Coromandel",
      country: "New Zealand",
    },
    welcome: {
      text: "<p>Kia ora and welcome! Wayne and I built this place over about six summers, mostly out of timber from an old wharf, so if you find a door that won't quite shut, that's one of Wayne's, you lift it a bit as you push. Our two boys learned to swim in that estuary and the pencil marks on the pantry wall are theirs, so leave them be.</p><p>There'll be a loaf, some butter and a jar of my feijoa jam on the bench for you. Wayne's sister Bev is at number 12 with the orange letterbox and has a second set of everything, so if you've managed to shut yourselves out just wander over, any hour, the woman never sleeps. We're in Hamilton, a good two hours off, but text me (Trish) on 027 555 0148. I'm hopeless at picking up calls.</p>",
    },
    checkin: {
      checkInType: "Lockbox",
      checkInTime: "14:00",
      doorCode: "2086",
      details:
        "<p>The place is yours from two o'clock. If it stood empty the night before we're pretty easy about people rolling up at lunchtime, just flick me a text that morning so Bev isn't still in there with the vacuum. The lockbox is on the third fence post along from the meter, the one wearing a gumboot, and the key is for the ranch slider at the side. Ignore the front door, it's been for show only since the wisteria got at it.</p><p>If you're driving in after dark, the last four kilometres are gravel with no lighting whatsoever, so take the bends slowly. Maps will try to send you over the hill track. Don't listen to it! Stay on the seal until you see the fire station.</p>",
      parkingInfo:
        "<p>Two fit under the big pohutukawa and one more on the verge. At Christmas the tree drops red fluff and sticky stuff all over the paintwork, so the fussy ones among you will want the verge. Boats and trailers go round the back by the tank, there's room to turn. And please keep the strip along the left clear, that's Ron's way out and he goes fishing at four in the morning.</p>",
    },
    amenities: {
      text: "<p>There's a queen in the front room, a queen in the back and four bunks in between. Duvets and pillows are all there but bring your own sheets, pillowcases and towels, the way most Kiwis do. If you've flown in from overseas that's a nuisance, I know, so Bev does made-up packs at $20 a bed if you give us two days. The portacot is in the hall cupboard. Top bunks are really for six and over.</p><p>Sandflies! They come out around five. Keep the screens shut, and there are coils and a bottle of the good stuff in the biscuit tin on the deck. Washing machine is in the lean-to, line's out the back. The telly has Freeview, and Netflix if you bring your own login.</p>",
    },
    kitchen: {
      text: "<p>The hob runs off the two bottles outside the window. When the flame goes small and yellow one of them has finished, so swing the lever across to the other and let me know, I'll get the empty swapped.</p><p>The dishwasher is the drawer kind. If it beeps at you and stops, nine times out of ten it's the filter, which twists out from the bottom, give it a rinse and off it goes. There's a plunger for coffee, a slow cooker, and plates for twelve because of Wayne's family.</p><p>Scraps go in the green bucket for Bev's chooks, anything but onion and citrus. Whatever the last lot left in the freezer is fair game.</p>",
    },
    howto: {
      items: [
        {
          title: "Tank water",
          description:
            "<p>What falls on the roof is what comes out of the tap. It's filtered and zapped with UV so drink away. Showers of three minutes please, specially in February. If you turn on a tap and get nothing, the pump has probably tripped, it's in the little green shed and there's a button on top you hold down till it hums. If the tank is truly dry a truck costs $380, and that's ours to pay unless someone left the hose on.</p>",
        },
        {
          title: "Heat pump",
          description:
            "<p>The white thing high up in the lounge, remote in the holder by the light switch. Sun is warm, snowflake is cool. It blows chilly for the first five minutes, that's just defrosting. On a proper winter's night there are electric blankets on both queens too, with the switch down the wall side.</p>",
        },
        {
          title: "When the power goes",
          description:
            "<p>It does, after a big blow. First look at the switchboard, which is in the hall behind the painting of the cow, and flick up anything that's dropped. If the whole bay is black then it's the lines company, 0800 555 110, and a nice early night. Torches are in the basket over the washing machine. No power means no pump either, so there's a 20 litre drum of drinking water at the bottom of the pantry.</p>",
        },
        {
          title: "Outside shower",
          description:
            "<p>Round by the steps, hot as well as cold. Everyone rinses off there before coming in please, sand has already cost us one floor.</p>",
        },
        {
          title: "Kayaks",
          description:
            "<p>Two doubles under the house. Paddles and lifejackets are in the shed, key on the hook by the fridge with the blue tag. Go out on the incoming tide, because the outgoing will take you over the bar and halfway to Great Barrier.</p>",
        },
      ],
    },
    wifi: {
      networkName: "FantailBach",
      password: "piwakawaka27",
      notes:
        "<p>Fibre hasn't made it over the hill so we're on rural wireless with a cap of 300 gigs a month, and once that's gone it crawls. Please don't let the kids leave videos running all night. If it drops out, the modem is on top of the pantry, off and on at the wall and go and put the jug on. For mobiles, One NZ is good indoors and Spark people have to stand at the letterbox.</p>",
    },
    rules: {
      rules: [
        "No parties, it's a small bay and sound carries over water. Bring the music inside by ten, and remember Ron is up at four.",
        "We adore dogs but there are kiwi in the bush behind us, so sorry, none at all, not even the handbag kind.",
        "If you smoke or vape, out on the deck with the slider shut, and butts in the paua shell.",
        "It's a total fire ban most summers, so no bonfires on the sand and no fireworks. The brazier is for winter.",
        "Eight is the limit for sleeping.",
        "Fish guts never go in our bin! There's a filleting table down at the boat ramp.",
        "No tents on the lawn, the septic can't cope with the extra. Nothing down the loo but paper.",
      ],
    },
    emergency: {
      text: "<p>111 for ambulance, fire and police, and tell them 41 Kohekohe Road, Otuwhero Bay. The nearest doctor is the medical centre in Coromandel town, 35 minutes, 07 555 0166. After hours ring Healthline on 0800 611 116 and a nurse will talk you through it for nothing. The hospital is in Thames, an hour and a quarter.</p><p>First aid kit is top of the linen cupboard with the Panadol and tweezers. The defibrillator is on the wall of the fire station. Extinguisher beside the fridge. For jellyfish it's hot water, as hot as you can stand, not vinegar and not the other thing.</p><p>Long or strong, get gone: if the ground shakes for more than a minute, walk up the track behind the hall to the reservoir and don't wait for a siren.</p>",
    },
    transportation: {
      text: "<p>Honestly, you need a car. The coach from Auckland gets you as far as Coromandel town and from there Bev's mate Graeme will fetch you for about $60 if you book him, 027 555 0179. There's petrol in town, 24 hours with a card, and nothing on this side so fill up. If yours runs on electrons you can trickle charge from the plug by the back steps, $10 a night in the honesty tin on the windowsill. The fast charger is behind the library in town.</p>",
    },
    places: {
      items: [
        {
          name: "Otuwhero Beach",
          description:
            "Three minutes barefoot down the path through the flax. Shallow and warm at high tide, perfect for littlies. Stay away from the north end by the rocks when there's swell, it has a nasty rip.",
          category: "Beach",
        },
        {
          name: "Pa lookout",
          description:
            "Forty minutes up from the hall and you can see clear to the Mercurys. Steps all the way.",
          category: "Walk",
        },
        {
          name: "Kauri grove",
          description:
            "Flat boardwalk, twenty minutes return, Wayne's mum does it with her walker. Scrub your shoes at the station, going in and coming out.",
          category: "Nature",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Out with Ron",
          description:
            "Ron next door takes people out for snapper at $80 a head, gear and bait included. Knock after lunch, he's asleep before.",
        },
        {
          name: "When it buckets down",
          description:
            "The hall has table tennis and a whole wall of paperbacks, get the key from the store.",
        },
        {
          name: "Glow worms",
          description: "The bank past the one-lane bridge, after nine, torches off. Free.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "The Bay Store",
          description:
            "Ten minutes on foot. Milk, bread, ice, bait and a surprisingly good mince pie. Eight till six, closed Tuesdays in winter.",
          category: "Groceries",
        },
        {
          name: "Four Square",
          description: "In Coromandel town, for the proper weekly shop.",
          category: "Groceries",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "The Green Lip",
          description:
            "Great steaming pots of mussels in town, and the kids can tear about on the lawn. Closed Monday and Tuesday. The chemist is right next door, open till five.",
          category: "Seafood",
        },
        {
          name: "Bay chippie",
          description:
            "Caravan by the ramp, Thursday to Sunday from half four. Cash or bank transfer, she won't have a card machine.",
          category: "Takeaway",
        },
        {
          name: "Driftwood",
          description: "Best flat white on the peninsula, and good if you don't eat meat. Shuts at three.",
          category: "Cafe",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Tayla",
          description: "Bev's granddaughter, 17, sensible, will mind the kids of an evening for $18 an hour.",
          category: "Childcare",
        },
        {
          name: "Mobile mechanic",
          description: "Hemi, 027 555 0133. Flat batteries, punctures, keys locked in the boot.",
          category: "Repair",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Ten o'clock, I'm afraid. If nobody's in after you, then stay and have a lazy afternoon, no extra, just ask me the night before. And if you want one last swim, pile your bags in Bev's carport, she'll keep an eye on them.</p>",
      items: [
        "There's no kerbside pickup out here, so rubbish goes home with you or to the transfer station on Tui Road, $3 a bag, Wednesday and weekends ten till four.",
        "Run the vacuum round, or leave $80 in the tin and Bev will do it.",
        "Heat pump off, blankets off, gas off at the bottle.",
        "Key back under the gumboot and spin the dial.",
        "Write in the book! Wayne reads it out to me on the way down.",
      ],
    },
  },
};
