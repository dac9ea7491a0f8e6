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

# playground: activities, places, recommendations
things playground; play area; swings; adventure playground; indoor playground; soft play; park for kids; skate park
asks where can the kids play; is there a playground nearby; something for toddlers; park with swings; slide; indoor play; where can the kids run around
says playground; swings; play area; slide; climbing frame

# beach: places, recommendations
things beach; beaches; seaside; sand; coast; sea; shore; bay; dog beach; nudist beach
asks which beach is best; how far is the beach; beach for kids; is there a sandy beach; quiet beach; how do we get to the beach; dog beach; nicest beach; sunbeds at the beach; sandy or stony; beach nearby
says beach; sand; bay; coast; sea; shore; lagoon

# swimming: activities, places, recommendations
things swim; swimming; swimming hole; swimming lake; bathing; rock pool; thermal bath; swimming spot
kinds water park / water slides; indoor pool / public pool / swimming pool; lido
asks where can we swim; go for a swim; cool off; can you swim in the lake; is the river swimmable; is the creek shallow enough for kids; public swimming pool; jump in the water; a dip; water temperature of the sea; splash around; children swim; wild swimming; shallow water for little ones
says swim; swimming; bathing; pool; dip; shallow; metres deep; bathe; lido; jump

# surf: activities, shopping, recommendations
things surf; surfing; surfboard; surf school; bodyboard; waves; windsurf; kitesurf; surf lessons; surf shop
asks where can we learn to surf; surf lessons; rent a board; good waves for beginners; surf spot; kite surfing; windsurfing
says surf; surfing; boards; waves; surf school; kite; lessons

# lake: places, activities, recommendations
things lake; river; pond; reservoir; creek; lake shore
asks how far is the lake; which lake is nice; way to the river; walk around the lake; is there a lake near
says lake; river; creek; pond; shore

# waterfall: places, activities, recommendations
things waterfall; waterfalls; falls; gorge; cave; caves; canyon; glow worms; grotto
asks how do we get to the waterfall; are there waterfalls; visit caves; see glow worms; walk through the gorge
says waterfall; falls; gorge; cave; caves; glow-worm; canyon

# viewpoint: places, activities, recommendations
things viewpoint; lookout; sunset; sunrise; panorama; stargazing; stars; photo spot; observation deck; northern lights; scenic drive
asks where to see the sunset; nice view over the town; best place for photos; sunrise spot; see the stars; where do we get a good view; watch the sunset; scenic drive; see the northern lights; milky way; romantic spot
says view; lookout; sunset; sunrise; stars; viewpoint; panorama; overlook; photo

# walks: places, activities, recommendations
things walk; walks; hike; hiking; trail; track; hiking trail; stroll; bushwalk; running route; trails; jogging; mountain; summit; hut; forest; trek; dog walk; snowshoe
asks easy hike with kids; where can I go running; nice walk from the house; how long is the trail; hiking routes; walk the dog; short walk before dinner; a hike without much climbing; mountain hut; can we hike from the door; walk with a pram; circular walk; where can we let the dog run; forest walk; climb the peak; is the trail marked; half day hike; where do you go jogging
says walk; hike; trail; track; path; hut; loop; stroll; summit; markers; forest; hours up; run

# cycling: activities, places, recommendations < bikes
things cycle route; bike trail; bike path; cycling tour; mountain biking; cycle path; bike tour; bike park
asks where can we cycle; nice bike tour; flat bike path with kids; mountain bike trails; cycle to the beach; is cycling safe
says cycle; bike path; cycle path; trail; bike trail; cycling

# sights: places, recommendations
things sights; sightseeing; attractions; places to see; things to do; activities; must see; day trip; excursion; landmark; castle; palace; tour; guided tour; ruins; old town tour; monument; highlights; tours
asks what should we see; what is there to do; what can we do today; one day in the city what do we do; things to do with kids; best day trips; what do you recommend; anything worth seeing; what to do this afternoon; what can we visit; fun for teenagers; we are bored; walking tour; something special to do; suggestions for tomorrow; what would you do here; must sees
says castle; tour; visit; sights; palace; ruins; guided; see; worth; tower; bridge; day trip

# rainyDay: activities, places < sights
things rainy day; bad weather; indoor activities; rain; wet weather
asks what can we do when it rains; indoor things for kids; it's pouring what now; bad weather program; rainy day with children; something inside; raining all day
says rain; rainy; indoor; wet day; indoors; when it rains

# museum: places, recommendations
things museum; museums; art gallery; gallery; exhibition; art; science centre; planetarium; historic house
asks which museum is good for kids; art museum; is the museum open on monday; modern art; exhibitions; free museums; history of the place
says museum; gallery; art; exhibition; collection

# cinema: activities, places, recommendations
things cinema; movies; movie theatre; theatre; concert; opera; live show; show; festival; events; what's on; fireworks show
asks is there a cinema; what's on this weekend; theatre tickets; concerts tonight; films in english; open air cinema; any events on; festival; where can we see a show
says cinema; theatre; concert; films; festival; opera; show; screening

# zoo: activities, places
things zoo; theme park; aquarium; wildlife park; amusement park; animal park; petting zoo; farm visit; water slides; see animals; koalas; kangaroos; penguins; elephants
asks where can we see animals; is there a zoo; amusement park for kids; aquarium; see koalas; see penguins; theme park; roller coaster; feed animals; alpacas
says zoo; aquarium; animals; wildlife; theme park; koalas; penguins; park; seals

# ski: activities, amenities, recommendations
things ski; skiing; slopes; ski lift; snowboard; snow; ski resort; winter sports
kinds ski pass / lift pass; ski school / ski lessons; cable car / gondola / chairlift; cross-country skiing / cross country
asks how far are the slopes; where do we buy ski passes; ski school for kids; is there snow now; cross country tracks; when does the cable car run; ski bus; learn to ski; last ride down; can we ski to the door; snow report; gondola hours
says ski; slopes; lift; cable car; lift pass; cross-country; gondola; piste; snow; ski school

# sled: activities, amenities
things sledging; tobogganing; toboggan run
kinds ice skating / ice rink / skating; sled / sledge / toboggan / sledges / sleds
asks do you have sleds; where can we go sledging; sledge for the kids; toboggan run; ice skating; play in the snow
says sled; sledge; toboggan; sledges; skating; ice rink

# snowChains: transportation, amenities
things snow chains; tyre chains; winter tyres; snow tyres
asks do we need snow chains; are there chains; road covered in snow; are winter tyres required
says snow chains; winter tyres; chains

# golf: activities
things golf; golf course; mini golf; minigolf; crazy golf; driving range
asks where can I play golf; mini golf with the kids; green fee; golf clubs
says golf; minigolf

# tennis: activities
things rackets
kinds squash; padel; badminton; volleyball; basketball court; football pitch / soccer; bowling / bowling alley; tennis court / tennis
asks is there a tennis court; where can we play tennis; book a court; padel; football pitch; play volleyball; bowling alley; borrow rackets
says tennis; court; padel; badminton; bowling; volleyball

# horses: activities
things horse riding; pony rides; horses; riding stable; pony; horseback; carriage ride
asks where can we ride horses; pony ride for my daughter; riding lessons; horse trek; carriage ride
says riding; horse; horses; pony; stables

# fishing: activities, recommendations
things fishing; fishing rod; fishing licence; fishing license; rods; angling; fishing permit; bait; fishing trip
asks can we fish here; where do I get a fishing permit; do you have rods; where to fish; catch trout; bait; go fishing
says fishing; rods; licence; permit; trout; fish

# climbing: activities < climbing
things adventure park; parasailing
kinds via ferrata; high ropes / treetop course / ropes course; zip line / zipline; paragliding; bungee; rafting; canyoning; hot air balloon / balloon; escape room; jet ski; go kart / karting; climbing wall / climbing; skydiving
asks where can we go climbing; rafting nearby; adventure for teenagers; treetop course; paragliding; zip line; bungee jump; jet skis; something with adrenaline
says climbing; via ferrata; ropes; rafting; paragliding; zipline; adventure; canyoning; balloon

# hotSpring: activities, places, recommendations
things hot spring; hot springs; onsen; thermal baths; public bath; thermal spa; sento; hammam
asks is there an onsen; thermal pool near; hot springs; are tattoos allowed in the onsen; public bath; soak in hot springs; tattoo
says hot spring; hot springs; onsen; thermal; baths; tattoos; bathhouse

# picnic: activities, places < walks
things picnic; picnic spot; picnic table; park; botanical garden; gardens; public barbecue
kinds picnic blanket / picnic basket / picnic rug
asks nice place for a picnic; do you have a picnic blanket; where's a park; lovely gardens; sit in the grass; botanical gardens; cherry blossom
says picnic; park; gardens; botanic; meadow; benches

# weather: welcome, activities < weather
things weather; weather forecast; rain season; temperature outside; what to wear
asks what will the weather be; how warm is it in may; do we need warm clothes; what should we pack; will it snow; water temperature; pack for march; cold in the evening
says weather; rain; forecast; jacket; pack; warm clothes; cold at night

# speaks: welcome, services
things english; language; speak english; interpreter; translation
asks do they speak english; does anyone speak german; doctor who speaks english; useful words; how do I say thank you; do people understand english
says speaks; speak; english

# tipping: dining < tipping
things tip; tipping; service charge; customs; dress code; opening days; public holiday
asks do we tip here; how much tip; are shops open on public holidays; what should I wear; is everything closed on sunday; local customs
says tip; tipping; holiday; closed on; custom
`;
