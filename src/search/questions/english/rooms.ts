/** Beds, baths, children, and what there is to use. */
export const rooms = `
# bed: amenities
things bed; beds; bedroom; bedrooms; double bed; single beds; bunk beds; king size; queen bed; futon; mattress; sleeping arrangement
asks how many beds are there; who sleeps where; is there a double bed; can we push the beds together; how big is the bed; twin beds; which room has the bunk bed; mattress too soft; where do the children sleep; bed sizes; separate the beds; how many bedrooms; my back hurts hard mattress; where does everyone sleep
says bed; beds; double; singles; queen; bunks; bedroom; futon; mattress; sleeps

# extraBed!: amenities
things extra bed; sofa bed; sofabed; spare bed; folding bed; air mattress; rollaway; pull-out couch; camp bed; day bed
asks how does the sofa bed open; can you put in another bed; we need an additional bed; is there a pull out couch; how do I fold out the couch; bedding for the sofa bed; somewhere for a fifth person to sleep; airbed; make up the sofa bed
says sofa bed; extra bed; folding bed; pull out; fold out; camp bed; day bed; trundle

# bedding: amenities
things bedding; sheets; bed linen; linen; bedclothes; clean sheets; spare sheets; pillowcase; sleeping bag
asks are sheets provided; do we need to bring bed linen; where are clean sheets; child wet the bed; are the beds made; fresh bedding; spare sheets; change the bed; do we make the beds ourselves; need new sheets; sleeping bags needed
says sheets; linen; bedding; made up; bed linen; spare linen; changed

# blankets: amenities
things blanket; blankets; duvet; doona; quilt; spare duvet; electric blanket; hot water bottle; comforter; throw
asks more blankets please; cold at night; is there another duvet; where are extra blankets; duvet too thin; we were cold in bed; hot water bottle; electric blanket how; thinner duvet too hot at night; something warmer for the bed
says blanket; blankets; duvet; doona; throws; quilt; hot-water bottle; electric blankets

# pillows: amenities
things pillow; pillows; cushion; feather pillow; extra pillow
asks extra pillows; pillow is too high; is there a softer pillow; allergic to feathers; where do you keep spare pillows; need another pillow
says pillow; pillows; feather

# cot!: amenities
things cot; crib; travel cot; baby bed; portacot; bassinet; playpen; pack and play; toddler bed; cot sheets
asks is there a cot for our baby; where does the baby sleep; we have a one year old do you have a bed for her; need a crib; how do I set up the travel cot; bed for a toddler; somewhere for baby to sleep; do I bring my own cot; mattress for the cot; bed guard; child's bed
says cot; crib; portacot; porta-cot; travel cot; baby bed; bed guard

# highChair!: amenities
things high chair; highchair; booster seat; baby chair; child seat for the table
asks is there a high chair; something for baby to sit in at the table; chair for toddler; booster for my son
says high chair; booster seat; highchair

# children: amenities
things children; kids; child; baby; toddler; family; childproof; child friendly
kinds baby monitor; stair gate / baby gate / safety gate; potty; changing table / changing mat; baby bath; bottle steriliser / steriliser; step stool; socket covers; kids plates / plastic plates; baby toys
asks is the house safe for toddlers; is there a stair gate; is it suitable for small children; are there things for babies; what do you have for kids; do you have a changing mat; baby bath; is the balcony safe for kids; our toddler climbs everything; plastic plates for kids; are there sharp edges; kid friendly; potty
says stair gate; children; little ones; baby; kids; gate; changing mat; baby bath; toddlers; potty

# stroller: amenities
things stroller; pram; pushchair; buggy
kinds car seat / child seat; baby carrier / carrier
asks can we borrow a pram; is there a stroller; where can I leave the pushchair; is the path ok with a buggy; do you have a car seat; pram up the stairs; baby carrier for hikes
says pram; stroller; pushchair; buggy; carrier; car seat

# toys: amenities
things games
kinds lego / duplo; jigsaw / puzzle / puzzles; chess; cards / deck of cards / card games; books / novels / bookshelf; dvds; colouring / crayons; board games; toys
asks anything for the kids to play with; rainy afternoon games; do you have board games; a deck of cards; are there books to read; what can bored kids do in the house; toys for a three year old; something to read; scrabble; lego
says toys; games; books; puzzles; cards; lego; duplo; jigsaw; box of; board games

# playEquipment: amenities < playEquipment
kinds trampoline; swing / swings; slide; sandpit; table tennis / ping pong / ping-pong; table football / foosball; pool table / billiards; dartboard / darts; tree house; basketball hoop / basketball; football goal; bouncy castle
asks is there a trampoline; can the kids use the swing; do you have table tennis; ping pong bats; table football; is there a swing for children; does the trampoline have a net; balls for the kids
says trampoline; swing; sandpit; table tennis; slide; darts; table football; ping-pong; tree house

# towels: amenities
things towels; bath towels; hand towels; fresh towels; clean towels; bath mat
asks are towels provided; do we bring towels; where are the towels; can we have more towels; clean towels please; extra towels; how many towels do we get; need fresh towels; spare towels; change of towels; guest towels; flannel
says towels; bath towels; fresh towels; towels are; bathroom cupboard; towels for

# beachTowels: amenities < towels
things beach towels; pool towels; beach gear
kinds beach umbrella / sun umbrella / parasol; beach chairs; bucket and spade / beach toys / buckets and spades; cooler bag; windbreak; beach mat; beach tent / sun tent
asks are there towels for the beach; which towels for the pool; can we take the bath towels to the beach; beach chairs; do you have a beach umbrella; bucket and spade for the kids; towels down to the pool; sun tent
says beach towels; pool towels; striped; for the beach; beach umbrella; for the pool; bucket and spade; beach gear; sun umbrella

# robes!: amenities
things yukata; pyjamas
kinds slippers; robe / bathrobe / dressing gown / bathrobes / robes
asks are there bathrobes; do you provide slippers; robe for the sauna; dressing gown
says bathrobe; robe; yukata; slippers; dressing gown

# toiletries: amenities
things soap; shampoo; shower gel; toiletries; body wash; hand soap
kinds toothbrush / toothpaste; razor / shaving foam; conditioner; cotton buds / q-tips; body lotion / lotion; tissues; sanitary pads / tampons; deodorant; make-up remover / makeup wipes
asks is there shampoo; do you provide soap; forgot my toothbrush; need conditioner; what toiletries are there; we ran out of soap; shower gel; something to wash my hair; do you have a razor; forgot shampoo
says soap; shampoo; shower gel; toiletries; conditioner; lotion; toothbrush

# toiletPaper!: amenities < toiletPaper
things toilet paper; toilet roll; loo roll; spare toilet paper; loo paper
asks we ran out of toilet paper; where is more loo roll; spare toilet rolls; no more paper in the bathroom; last roll
says toilet paper; loo roll; toilet roll; spare rolls

# hairDryer!: amenities
things hair dryer; hairdryer; blow dryer
kinds straightener / hair straightener / curling iron / curling tongs
asks is there a hair dryer; where's the hairdryer; dry my hair; do you have a straightener; my hair is wet; blow dry
says hair dryer; hairdryer; straightener

# sewing!: amenities < sewing
kinds sewing kit / needle and thread; sticky tape / tape; glue; batteries / aa batteries; screwdriver; safety pin; pen and paper; bathroom scale; magnifying glass
asks button came off; need a needle; do you have tape; need aa batteries; something to fix my shoe; a pen
says sewing; needle; tape; batteries

# umbrella!: amenities < umbrella
kinds umbrella / umbrellas; wellies / gumboots / rubber boots; raincoat / rain jacket
asks can we borrow an umbrella; do you have umbrellas; it is pouring and we have no raincoats; spare wellies
says umbrella; umbrellas; raincoat; gumboots; wellies; rubber boots

# torch: emergency
kinds candles / candle; torch / flashlight / torches / head torch / headlamp; lantern
asks where is a torch; do you have a flashlight; candles for a power cut; need a headlamp; light for walking at night; something to see in the dark
says torch; torches; flashlight; candles; headlamp; lantern

# pool: amenities, howto, rules
things pool; swimming pool; pool hours; lap pool; plunge pool; pool cover; kids pool
asks is there a pool; when is the pool open; is the pool heated; can we swim at night; how warm is the pool; how do I open the pool cover; is the pool private; until what time can we use the pool; do you have a swimming pool; pool closing time; pool temperature; is the pool shared; who cleans the pool; pool is green; pool toys; glass by the pool; rooftop pool; does the pool open in october
says pool; cover; swim; pool is; heated; lap

# poolSafety: rules, amenities < pool
things pool fence; pool depth; lifeguard; children in the pool; pool gate; armbands
asks can my kids swim alone; how deep is the pool; is the pool fenced; is the pool safe for toddlers; shallow end for little ones; can my 12 year old go to the pool alone; is there a pool alarm; lifeguard at the pool
says with an adult; under-; deep; children only; fence; never alone; metres deep; supervised; pool gate; alarm

# hotTub!: amenities, howto
things hot tub; jacuzzi; spa; whirlpool; spa pool; hottub
asks is there a hot tub; how do I heat the hot tub; how long does the jacuzzi take to warm up; can we use the spa at night; hot tub temperature; jacuzzi cold; jets in the hot tub; take the lid off the hot tub; how does the spa work; wood fired tub
says hot tub; jacuzzi; spa; jets; cover; lid; tub

# sauna!: amenities, howto
things sauna; steam room; infrared cabin
asks is there a sauna; how do I turn on the sauna; how long until the sauna is hot; sauna costs; may we pour water on the stones; when can we use the sauna
says sauna; infusion; steam

# gym!: amenities
things gym; fitness; fitness room; exercise room; work out
kinds yoga mat; treadmill; weights / dumbbells
asks is there a gym; where can I work out; do you have a yoga mat; when is the gym open; gym nearby; dumbbells; weights; exercise
says gym; fitness; yoga; weights; treadmill

# garden: amenities, kitchen
things garden; yard; terrace; deck; patio; courtyard; lawn
kinds hammock; roof terrace / rooftop; balcony; greenhouse; veranda / porch
asks is there a garden; can we use the garden; do we share the terrace; is the balcony ours; where can we sit outside; hammock; when does the sun reach the terrace; can kids play in the garden; is the roof terrace open; is the garden private; sit out in the evening
says garden; terrace; balcony; deck; patio; roof; lawn; courtyard; hammock; yard

# fence!: amenities
things fence; fenced; enclosed garden; fenced yard; secure garden
asks is the garden fenced; can my dog run off; is the yard enclosed; will the toddler get out to the street; is the property fenced in; can the dog get out
says fenced; fence; enclosed; wall around; gate closed

# bikes: transportation, amenities, activities
things bikes; bicycles; bike; bike rental; bike hire; cycle hire
kinds bicycle pump / bike pump / puncture kit; helmet / helmets; kids bike / kids bikes; cargo bike; child seat for the bike / bike seat; e-bike / e-bikes / electric bikes
asks can we borrow bikes; do you have bicycles; where can I rent a bike; how much is bike hire; are there helmets; child seat for the bike; bike has a flat tyre; pump for the bike; e-bikes for hire; where are the keys for the bike locks; bikes for kids; mountain bikes
says bikes; bicycles; bike; helmets; e-bikes; pump; bike hire; lock

# bikeStorage: amenities, checkin < bikes
things bike storage; bike shed; bike cellar; bike rack; bike room
asks where can we put our bikes; can bikes come into the flat; safe place for bicycles; we bring our own bikes; bikes overnight; lock our bikes; bike up the stairs; charge our e-bikes
says bike shed; bikes in; bike room; cellar; bike rack; bikes go; bikes may; no bikes

# boats: activities, amenities, recommendations
things boat; boat hire; jetty; surfski
kinds kayak / kayaks; canoe / canoes; paddle board / paddleboard / sup / stand up paddle; rowing boat / rowboat / dinghy; life jackets / life jacket; boat trip / boat tour / cruise; sailing / sail; pedalo
asks can we use the kayak; are there life jackets; where can we rent a boat; boat trips from the harbour; go sailing; paddleboarding; is the rowing boat ours to use; boat to the island; whale watching; dolphin tour; where do boat trips start; canoe hire; stand up paddle; cruise on the lake
says kayak; canoe; boat; paddle; life jackets; sail; rowing; boat trips; jetty; cruise; whales; dolphins

# snorkelGear: amenities, activities < swimming
things snorkel; snorkelling; mask; fins; diving; dive school; scuba; goggles; wetsuit; snorkel gear
asks do you have snorkels; where can we go snorkelling; dive centre; scuba diving; swimming goggles; good snorkel spot; rent a wetsuit
says snorkel; dive; diving; mask; fins; reef; wrecks; wetsuits

# skiStorage: amenities, checkin < ski
things ski room; ski storage; ski cellar; boot dryer; boot warmer; ski boots
asks where do we put our skis; boot heater; store skis; dry the ski boots; can skis come inside; ski cellar code
says ski room; skis; boot dryer; boots; ski cellar

# accessibility: amenities
things wheelchair; accessible; step-free; disabled access; ramp; ground floor; walk-in shower; grab rails; mobility; handicapped
asks is it wheelchair accessible; my mother can't climb stairs; are there any steps to the entrance; my father uses a walker; shower without a step; can a wheelchair get in; bedroom on the ground floor; handrail; bad knees; granny can't manage steps; accessible bathroom
says wheelchair; step-free; ramp; ground floor; no steps; accessible; grab rail; walk-in shower; level access

# view!: amenities < view
things view; sea view; lake view; mountain view; balcony view
asks can you see the sea from the house; is there a nice view from the flat; which room has the view; do we see the mountains
says view; see the sea; overlooks

# size!: amenities < size
things square metres; size of the flat; floor plan; how big is the apartment; layout of the house
asks how big is the place; how many rooms; is there a separate living room; size of the apartment; is the place spacious enough
says square metres; rooms; m2

# earplugs: amenities, rules < quiet
things ear plugs; earplugs; noise outside; church bells; traffic noise; noisy neighbours
asks it is noisy at night; can't sleep because of the noise; birds wake us up; the church bells ring all night; neighbours are loud; street noise; what is that noise at dawn; upstairs is stomping; roosters crowing; sheep bleating; barking dog next door; frogs are loud; music from the bar below; trains at night; loud noise outside
says earplugs; bells; dawn; noise; birds; racket; sound; trains; ear plugs; rooster; frogs

# petThings: amenities, rules < pets
kinds dog bowl / bowl for the dog; dog bed / dog basket / dog blanket; poo bags / dog bags; cat litter / litter box; dog towel
asks is there a bowl for the dog; dog bed; towel for the dog; where are dog poo bags; where does the dog sleep; something for our dog
says dog bowl; dog bed; dog towel; bags for the dog; bowls for dogs; poo bags
`;
