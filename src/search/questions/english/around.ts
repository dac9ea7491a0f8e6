/** What is near, how to get there, and where to buy. */
export const around = `
# publicTransport: transportation
things public transport; transit; getting around; transport
asks how do we get around without a car; is there public transport; get into town without driving; can we manage without a car; how do we get to the centre; no car how do we get there; ways to get to the city; connections to the city
says bus; tram; train; stop; without a car; every ten minutes; public transport; line

# bus: transportation
things bus; bus stop; coach; shuttle; shuttle bus; ski bus; last bus; bus timetable; night bus; bus line
asks where does the bus leave; which bus goes to town; how often does the bus run; when does the last bus go; bus number to the beach; bus on sunday; nearest bus stop; how much is the bus; is there a shuttle to the slopes; bus into the city; what time is the first bus
says bus; stop; line; shuttle; coach; buses

# tram: transportation
things tram; metro; subway; underground; streetcar; tube; u-bahn
asks which metro station is nearest; tram to the centre; how do I get to the metro; subway line; last tram; tube station
says tram; metro; subway; underground; line; stop

# train: transportation
things train; train station; railway station; railway; station; trains
asks where is the station; how often do trains go; train to the city; last train back; how far is the train station; how do I get from the train station; high-speed train; can we come by train
says train; trains; station; rail; railway

# taxi: transportation
things taxi; cab; uber; rideshare; lyft; taxi number; minicab; bolt; private driver
asks how do I get a taxi; taxi number; is there uber; book a cab for the morning; how much is a taxi to town; taxi at night; someone to drive us; we've been drinking and need a ride home; cab to the restaurant; a lift home; grab a cab
says taxi; taxis; cab; uber; rideshare

# airport: transportation
things airport; airport transfer; airport shuttle; airport bus; flight; pick up from the airport
asks how do we get to the airport; how long to the airport; airport pick up; can you collect us from the airport; 6am flight how do we get there; shuttle to the airport; cost of taxi to airport; get here from the airport; which airport is closest; catch an early flight
says airport; transfer; terminal; airport bus

# ferry: transportation
things ferry; ferries; water taxi; car ferry; boat to the island; ferry timetable
asks when does the ferry go; last ferry back; ferry to the island; how much is the ferry; does the ferry take cars; do I have to book the ferry
says ferry; ferries; crossing; water taxi

# carHire: transportation
things car hire; car rental; rental car; hire car; rent a car; car sharing
asks where can I rent a car; hire a car for a day; rent a car nearby; return the rental car; car share; scooter rental
says car hire; car rental; rental cars; hire cars; car sharing

# fuel: transportation, services
things petrol station; gas station; fuel; petrol; diesel; service station; servo; fill up
asks where can I fill up; nearest gas station; is there petrol nearby; we're low on fuel; cheap petrol; last petrol before the mountains; tank nearly empty
says petrol; fuel; gas station; diesel; service station; fill up

# ticket: transportation
things ticket; tickets; travel card; bus pass; day ticket; fare; ticket machine; discount card; tap on
asks where do I buy a ticket; how do we pay on the bus; which ticket do I need; day pass; can I pay by card on the tram; children travel free; travel card; family ticket; zone
says ticket; tickets; card; fare; pass; contactless; tap on; free with

# town: transportation, places
things town; city centre; downtown; town centre; village; old town; distance; centre
asks how far is the centre; how do I walk into town; can we walk to the village; is it far to the old town; how long to the beach on foot; walking distance; nearest town
says minutes on foot; walk; centre; town; minutes by; old town; village; into town

# supermarket: shopping, services
things supermarket; groceries; grocery store; grocery shop; food shop; aldi; lidl; shop for food; food shopping
asks where can we buy food; nearest supermarket; where do you do your shopping; is there a shop open late; groceries; get some food for tonight; is the supermarket open on sunday; buy milk and bread; when does the supermarket close; big shop; stock up; where can I get groceries delivered; food delivery from supermarket; buy beer
says supermarket; groceries; open until; open daily; 6 am to; co-op; coles; woolworths; new world; countdown; rewe; edeka

# convenience: shopping
things convenience store; corner shop; kiosk; minimart; dairy; late shop; 24 hour shop; small shop; village shop
asks what's open late at night; buy something at midnight; corner shop; little shop in the village; anything open on sunday; cigarettes where; open 24 hours; seven eleven; everything is closed where can we still buy something
says corner shop; convenience; kiosk; dairy; open late; 24 hours; village shop; until midnight; konbini

# bakery: shopping, dining, recommendations
things bakery; bread; baker; rolls; croissants; pastries; bagels; sourdough; fresh bread; cakes
asks where do we get fresh bread; is there a bakery; morning rolls; best croissants; when does the baker open; bread on sunday; good cake
says bakery; baker; bread; rolls; croissants; sourdough; pastries

# butcher: shopping < market
things meat; sausages; steaks; ham
kinds butcher / butchers; fishmonger / fresh fish / fish market; deli / delicatessen; cheese shop / cheese
asks where can I buy meat; good steaks for the bbq; fresh fish; where to buy seafood; cheese from here; fishmonger; buy local ham; sausages for the barbecue
says butcher; fishmonger; deli; cheese; meat; fish; smokehouse

# market: activities, places, shopping, recommendations
things market; farmers market; farm shop; flea market; weekly market; night market; market day; christmas market; produce; fruit and vegetables
asks when is the market; is there a farmers market; fresh fruit; local produce; where can I buy vegetables; sunday market; flea market; farm shop
says market; stalls; farm shop; produce; market day

# shops: shopping
things shops; shopping; boutique; gifts; outlet; presents; shopping street
kinds bookshop / bookstore; hardware store / diy store; toy shop; clothes shop; souvenirs / souvenir; shopping centre / mall / department store
asks where can we go shopping; souvenir shop; buy a present; clothes for the kids; where to buy a swimsuit; bookshop; diy store; gifts to take home; are there nice shops; where can I buy a hat; something local to bring home; open on bank holiday
says shop; shops; boutique; mall; store; souvenirs; books; gifts; crafts

# gearHire: activities, shopping < hire
things rent equipment; ski rental; ski hire; surfboard hire; sledge hire; kimono rental; rent gear; hire shop; rent skis; rent clothes; equipment rental
asks where can I rent skis; hire a surfboard; rent hiking boots; where to rent gear; rent a kimono; hire a pram; rent sledges; rent golf clubs
says rental; hire; rent; hires; lend

# restaurant: dining, recommendations
things restaurant; restaurants; places to eat; dinner; lunch; bistro; food; eat out; dining; tapas; where to eat
asks where can we eat tonight; good place for dinner; somewhere nice to eat; we're hungry; recommend a restaurant; where do locals eat; cheap place to eat; a table for six; lunch spot; hungry where to go; best food around; nobody wants to cook tonight; romantic dinner for our anniversary; local dishes; eat with a view; what's good to eat here; where would you take friends for dinner; traditional food; starving; anywhere still serving food at 9
says restaurant; book; table; dinner; lunch; menu; kitchen; dishes; bistro; food; serves; eat

# familyRestaurant: dining, recommendations < restaurant
things kid friendly restaurant; restaurant with playground; children's menu; dog friendly cafe
asks where can we eat with kids; restaurant where kids can run around; place with a kids menu; family dinner; are dogs welcome in the pub; eat out with a toddler; high chairs in the restaurant
says children; kids menu; playground; families; dogs welcome; colouring

# seafood: dining, recommendations < restaurant
things seafood; fish restaurant; fresh fish; paella
kinds sushi; indian / curry; thai; chinese; italian; mexican / tacos; burger / burgers; oysters; ramen / noodles; steak; fish and chips; korean; dumplings; kebab
asks where is the best fish; good sushi; fancy some seafood; fish and chips; where do I get oysters; a good steak; curry house; noodle soup; best ramen; good burgers; italian tonight; asian food
says fish; seafood; oysters; sushi; noodles; curry; steak; dumplings; chips; ramen; tacos

# cafe: dining, recommendations
things cafe; coffee shop; tearoom; good coffee; cake; coffee and cake; barista; flat white
asks where's a good coffee; coffee and cake; nice cafe; cafe with outdoor seating; where do I get a decent flat white; cafe to work in; afternoon tea; coffee to go
says cafe; coffee; cake; tearoom; roasts; espresso

# bar: dining, recommendations
things bar; pub; beer; cocktails; drinks; nightlife; night club; brewery; wine bar; beer garden; live music; dancing; pint
asks where can we go for a drink; good pub; cocktail bar; craft beer; something going on at night; dance; a pint; late night bar; evening drink with a view; watch the match in a pub; live music tonight; beer garden; go out tonight
says bar; pub; beer; cocktails; wine; brewery; drinks; live music

# breakfastPlace: dining, kitchen, recommendations < breakfast
things breakfast; brunch; brekkie; breakfast cafe
asks where can we have breakfast; good brunch place; breakfast near here; eat breakfast out; eggs benedict; early breakfast before a hike; pancakes
says breakfast; brunch; eggs; from seven; open early

# takeaway: dining, recommendations
things takeaway; take out; takeout; pizza; delivery; kebab; fast food; chippy; deliver; pizza delivery; uber eats
asks does anyone deliver here; order a pizza; get food delivered; takeaway tonight; too tired to cook; food to take away; pizza to the house; late night kebab; can we get food brought here
says takeaway; pizza; deliver; take away; delivers; pizzas

# vegetarian: dining, recommendations
things plant based; allergies; nut allergy
kinds gluten free / coeliac / celiac / gluten-free; halal; kosher; vegan; vegetarian; lactose free / dairy free / lactose
asks where can vegans eat; vegetarian options; gluten free pizza; halal food; we don't eat meat; i'm coeliac; kosher restaurant; lactose intolerant; nut allergy; pescatarian
says vegan; vegetarian; gluten-free; halal; without meat; plant; gluten; kosher; dairy-free

# iceCream: dining, shopping, recommendations
things ice cream; gelato; sorbet; frozen yoghurt; ice cream parlour
asks best ice cream; where do we get an ice cream; gelato near; kids want ice cream
says ice cream; gelato; ice-cream

# wine: activities, dining, recommendations
things winery; wine tasting; vineyard; cellar door; wine shop; cider; wine
kinds distillery / whisky; bottle shop / off licence / liquor store; brewery / brewery tour
asks where can we taste wine; nice vineyards; buy wine from a winemaker; tour a distillery; where can I buy alcohol; local wine; bottle shop; wineries nearby; whisky
says wine; winery; vineyard; cellar; tasting; bottle shop; distillery; brewery

# cash: services
things atm; cash machine; cash; bank; money; currency exchange; cashpoint; withdraw money; exchange; foreign card
asks where can I get cash; nearest atm; change money; which atm takes foreign cards; withdraw dollars; exchange bureau; is there a bank; do shops take cards; need cash
says atm; cash machine; bank; cash; cashpoint; foreign cards; cards

# post: services
things post office; stamps; parcel; mailbox; post box; courier; letters; postcards
asks where can I send a postcard; buy stamps; post office opening hours; send a parcel; where's the letterbox; can I have a package delivered to the house; receive amazon parcels; mail a letter
says post office; post; stamps; parcels; mailbox; letterbox

# touristInfo: services
things tourist information; visitor centre; tourist office; maps; map; hiking map; brochures; information centre
asks where do I get a map; is there a tourist office; leaflets; information about the area; do you have hiking maps; tours to book; a guide book of the area
says tourist information; visitor centre; map; maps; tourist office; leaflets; brochures; information

# laundrette!: services < washing
things laundrette; laundromat; dry cleaning; dry cleaner; laundry service; coin laundry
asks where's a laundrette; dry cleaning for a suit; laundry service; wash clothes in town; coin laundry
says laundrette; laundromat; dry cleaner; coin laundry; laundry

# babysitter!: services
things babysitter; babysitting; nanny; childcare; kids club; daycare
asks can you recommend a babysitter; someone to watch the kids; we'd love an evening without the children; childminder; look after our baby; kids club
says babysitter; babysitting; childcare; nanny; look after children

# massage: activities, services
things massage; spa; beauty salon; hairdresser; barber; day spa; wellness; manicure; nails; haircut; yoga class; thermal spa
asks where can I get a massage; hair cut; nice spa; wellness day; beauty treatment; yoga classes; need a haircut; get my nails done; pamper
says massage; spa; hairdresser; barber; wellness; yoga; beauty

# church: services, places < sights
things church; mass; mosque; synagogue; temple; service; prayer
asks where is mass on sunday; nearest mosque; church service; synagogue; place to pray; friday prayers
says church; mosque; chapel; mass; synagogue; services; temple; shrine
`;
