/** What is allowed, what is dangerous, and who helps. */
export const rules = `
# smoking: rules
things smoking; smoke; cigarette; vape; vaping; ashtray; cigar; cigarettes; e-cigarette; weed; cannabis; joint; shisha
asks can I smoke here; where can we smoke; is smoking allowed on the balcony; may I vape inside; is there an ashtray; can I have a cigarette on the terrace; smoke out of the window; where do smokers go; have a fag outside; smoke a joint; where do cigarette butts go; my husband is a smoker
says no smoking; smoking; smoke; cigarettes; vapes; ashtray; butts; smokers

# pets: rules
things pets; dog; dogs; cat; pet; puppy; animals; pet friendly; pet fee; labrador; poodle; spaniel; terrier; cavoodle; dachshund; retriever; collie; chihuahua; hamster; rabbit; guide dog; assistance dog; kitten
asks can we bring our dog; are dogs allowed; is my cat welcome; do you take pets; is there a charge for the dog; may the dog sleep on the bed; can the dog stay alone in the flat; dog on the sofa; our puppy comes along; how many dogs; small dog ok; can we bring fido; how much for a dog; dog off the lead; may the dog swim in the pool; animals in the house; where can the dog do its business
says pets; dogs; dog; animals; cats; lead; no pets; pet

# parties: rules
things party; parties; event; celebration; birthday party; wedding; hen do; stag do; barbecue party; gathering
asks can we have a party; birthday celebration with friends; is it ok to celebrate; small party for my 30th; are events allowed; we want to have a wedding dinner; have a few people round for drinks and music; can we hire a dj; balloons and decorations
says parties; party; events; celebrations; no parties; hired speakers; hen

# quiet: rules
things quiet hours; quiet time; noise; quiet; curfew; silence; loud music; night rest; siesta; neighbours
asks when do we have to be quiet; how late can we play music; until when can we sit outside; noise rules; can the kids make noise; may I play the guitar at night; are there quiet hours; how loud can we be; do neighbours mind; is it ok to talk on the terrace at night; music in the garden; is there a curfew; can we run the washing machine at night; mow; practise my trumpet
says quiet; noise; after ten; sound carries; neighbours; silence; music; quiet from; loud; keep it down; inside after

# shoes: rules
things shoes; shoes off; slippers; boots; shoe rack; heels
asks do we take our shoes off; can we wear shoes inside; where do muddy boots go; slippers; shoes in the house; high heels on the wood floor; leave our boots
says shoes; boots; slippers; barefoot; socks; shoes off

# suitcaseRule: rules < luggage
things wheels on the floor; drag suitcases; scratch the floor; move furniture; furniture
asks can we drag our suitcases inside; may we move the furniture; can we move the bed; rearrange the living room; put cases on the bed; wheel the suitcase on the mats
says do not drag; furniture; suitcases; tatami; move the; carry; wheels

# childrenAllowed: rules < children
things children allowed; kids allowed; adults only; age limit; minimum age
asks are children allowed; can we bring our kids; is it adults only; do babies count as guests; is there a minimum age; are infants free
says children welcome; adults only; children under; not suitable for; babies

# camera: rules
things camera; cctv; security camera; surveillance; noise monitor; recording
asks are there cameras; is anyone filming us; what is the camera for; is there a camera inside; are we being recorded; noise sensor; what is that little box with the light
says camera; cameras; records; noise monitor; cctv; films

# drone!: rules
things drone; drones; fly a drone; aerial photos
asks can I fly my drone; drone rules; take drone pictures
says drone; drones

# fireworks!: rules < fireworks
things fireworks; sparklers; candles; incense; open flame; lanterns
asks may we light candles; can we let off fireworks; are candles allowed; sparklers for the birthday; burn incense
says candles; fireworks; incense; open flame; no open

# commercial!: rules < photoshoot
things photo shoot; commercial; filming; sublet; workshop
asks can we do a photo shoot; may I film here; hold a workshop at the house
says filming; photo shoots; commercial

# offLimits: rules < offLimits
things locked room; private room; off limits; attic; cellar; shed; basement; locked cupboard
asks what is behind the locked door; may we use the cellar; can we go in the attic; is the shed ours to use; are we allowed in the barn; which areas are private; can the kids go to the animals; may we feed the sheep; can we pet the horses; what's in the shed
says private; off limits; locked; please do not go; stays closed; not for guests; do not feed

# emergency: emergency
things emergency; ambulance; emergency number; 112; 911; 999; 000; 111; sos; defibrillator; emergency services; rescue
asks who do we call in an emergency; what number for an ambulance; someone collapsed; he has chest pains; she isn't breathing; heart attack; emergency help; it's urgent; someone is unconscious; stroke; there's been an accident; my husband fell and can't move; call an ambulance; emergency contact; nearest defibrillator
says emergency; ambulance; police, fire; 112; 111; 000; 911; dial; call first; defibrillator; rescue

# police: emergency
things police; police station
asks police number; where is the police station; need to call the police; report to the police; someone is trying to get in; somebody followed us
says police

# theft: emergency
things theft; stolen; robbed; burglary; thief; pickpocket; break-in; lost passport; embassy; consulate; lost wallet
asks my wallet was stolen; our car was broken into; someone took my bag; where do I report a theft; lost my passport; i have been robbed; my phone got nicked; where is the embassy; lost my credit card
says stolen; theft; report; police station; consulate; pickpockets; break-ins

# fire: emergency
things fire; fire brigade; fire escape; fire exit; fire department; flames; emergency exit; assembly point; fire fighters
asks there is a fire; what do we do if it burns; fire escape; smell of smoke; where's the emergency exit; pan is on fire; something is burning; meeting point in case of fire; how do we get out if it burns; smell smoke; forest fire
says fire; fire brigade; get out; exit; escape; meet; assembly; flames; fire escape

# fireExtinguisher: emergency
things fire extinguisher; fire blanket; extinguisher
asks where is the fire extinguisher; is there a fire blanket; put out a fire
says extinguisher; fire blanket

# firstAid: emergency
things first aid; first aid kit; disinfectant; burn cream; ice pack; antiseptic; cotton wool
kinds thermometer; painkillers / paracetamol / ibuprofen / headache tablets; tweezers; plasters / band aid / bandaid / bandages
asks i cut my finger; do you have plasters; kid fell and is bleeding; where is the first aid kit; headache tablets; i burnt my hand; a splinter in his foot; need a thermometer; twisted my ankle; bandaid; grazed knee; blister; scraped her knee; nosebleed; sunburn cream; need a bandage; hit his head; something for a burn
says first aid; first-aid; plasters; bandages; thermometer; kit; pouch

# hospital: emergency, services
things hospital; emergency room; er; a and e; casualty; urgent care; emergency department; children's hospital; maternity
asks where is the nearest hospital; i think it's broken arm; he broke his leg; needs stitches; how far is the hospital; which hospital for children; emergency department; my wife is pregnant and bleeding; accident and emergency; x-ray; deep cut that needs stitching; concussion; took too many pills
says hospital; emergency department; emergency room; clinic; a&e; casualty

# doctor: emergency, services
things doctor; gp; medical centre; clinic; physician; pediatrician; paediatrician; nurse; health line; surgery; walk-in clinic; out of hours doctor; english speaking doctor
asks my daughter has a fever; i feel sick; son is throwing up; where can I see a doctor; child has earache; not feeling well; rash all over; doctor at the weekend; sore throat; need a doctor at night; who do I call when my baby is ill; diarrhoea; allergic reaction; eye infection; english speaking doctor; kid has a temperature; stomach bug; tonsils; cystitis; asthma; pain in my chest; dizzy; my back went; need antibiotics; my kid swallowed something
says doctor; gp; medical; nurse; clinic; practice; walk-ins; health; surgery; on call

# dentist: services, emergency
things dentist; toothache; dental; tooth
asks my tooth hurts; broke a tooth; lost a filling; emergency dentist; crown came off; terrible toothache
says dentist; dental

# pharmacy: services
things pharmacy; chemist; drugstore; medicine; medication; prescription; aspirin; cough syrup; pills; night pharmacy; antihistamine; travel sickness
kinds baby formula / formula milk; nappies / diapers; sunscreen / sun cream / suncream; contact lens solution; condoms; covid test; pregnancy test
asks where can I buy medicine; nearest pharmacy; is the chemist open on sunday; night pharmacy; need something for a cough; allergy tablets; where can I get painkillers; need to fill a prescription; buy sunscreen; ran out of my tablets; something against mosquito bites; buy diapers; hay fever; formula milk; pregnancy test; after sun
says pharmacy; chemist; pharmacist; drugstore; medicine; drug store

# vet: services
things vet; veterinarian; veterinary; animal doctor; animal hospital; animal clinic
asks my dog is ill; the dog ate something; our cat is sick; dog is limping; dog has a tick; dog threw up; is there a vet nearby; puppy hurt his paw; dog needs a doctor; dog got bitten; dog won't eat; cat not well; dog swallowed a bone
says vet; veterinary; animal clinic; animals; vets; veterinarian

# wildlife: emergency, rules
things sting; bite; deer; snake bite; dangerous animals; sea urchin; stonefish
kinds snake / snakes; bear / bears; jellyfish; shark / sharks; crocodile / crocodiles / crocs; scorpion / scorpions; wild boar / boars; wolf / wolves; monkeys; ticks / tick; kangaroo / kangaroos; possum / possums
asks are there snakes; we saw a bear; stung by a jellyfish; a snake in the garden; bitten by a tick; is it dangerous to meet a boar; bee sting; what do I do about a spider bite; are there sharks; animal on the roof at night; crocodiles in the river; something bit me; stepped on a sea urchin; can we feed the possums; a bat in the room; monkey stole our food
says snake; snakes; bear; spiders; jellyfish; bite; sting; ticks; boar; vinegar; back away; possum; sharks; crocodiles; wild animals

# disaster: emergency < earthquake
things evacuation; heatwave; flood warning
kinds tsunami; earthquake / tremor; bushfire / wildfire; cyclone / hurricane / typhoon; avalanche; flood / flooding; hail / hailstorm; storm / thunderstorm
asks what do we do in an earthquake; is there a storm coming; tsunami warning; river is rising; where do we evacuate to; bushfire near; ground is shaking; hail is coming; typhoon tonight; where is higher ground; avalanche risk; the siren goes; we felt a tremor; thunderstorm what to do
says earthquake; tsunami; evacuate; storm; bushfire; flood; higher ground; siren; hail; avalanche; shelter; cyclone; radio; river rises; typhoon

# rescue: emergency < emergency
things mountain rescue; coast guard; sea rescue; breakdown service; tow truck; car breakdown; roadside assistance; flat tyre; jump start; jumper cables; garage mechanic; mechanic
asks car won't start; flat battery in the car; car broke down; somebody got hurt on the trail; lost in the mountains; stuck in the snow with the car; puncture; car is stuck in the mud; need a mechanic; someone is missing at sea; who do I call on the mountain; tyre is flat
says mountain rescue; rescue; breakdown; towing; tractor; mechanic; garage; coast guard; tow

# poison: emergency < emergency
things poison; poisoning; poison line; toxic
asks my child drank cleaning fluid; ate a strange berry; poisoning; poison control number; swallowed washing powder; ate mushrooms
says poison; poisons

# seaSafety: rules, places, emergency < swimming
things currents; rip current; tide; tides; lifeguards; red flag; undertow; waves; flags
asks is it safe to swim in the sea; are there currents; when is high tide; where are lifeguards; is the beach patrolled; can kids swim there safely; strong waves; tide times; how deep is the water; when is low tide; cut off by the tide; swim between the flags
says rip; current; currents; tide; lifeguards; patrolled; flags; deep; waves; calm; shallow
`;
