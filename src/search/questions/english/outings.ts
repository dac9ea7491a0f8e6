/** What guests do and see outside the property. */
export const outings = `
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
