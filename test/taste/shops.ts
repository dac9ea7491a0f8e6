/** Shops and services, and what shares a tag with them. */
export const shops = `
supermarket | Harbour Fresh | shop=supermarket
convenience | Corner Store | shop=convenience
greengrocer | Deli on Main | shop=deli
butcher | The Catch | shop=seafood
bottle_shop | Cellar | shop=wine
gifts | Paper Boat | shop=gift
bookshop | Tideline Books | shop=books
clothes | Wool Shed | shop=clothes
mall | Ember Arcade | shop=mall
market | Saturday Market | amenity=marketplace
outdoor | Trail & Tide | shop=outdoor
laundry | Suds | shop=laundry
fuel | Harbour Fuel | amenity=fuel
charging | Bay Chargers | amenity=charging_station motorcar=yes
atm | Bay Bank ATM | amenity=atm
atm | Cash Point | amenity=atm operator=Bay~Bank
bank | Bay Bank | amenity=bank
post | Gull Bay Post Office | amenity=post_office
library | Gull Bay Library | amenity=library
vet | Vets on Main | amenity=veterinary
no | Naughty Corner | shop=erotic
no | Adult Superstore | shop=gift
no | Sexy Times Adult Shop | shop=clothes
no | Love Toys Sex Shop | shop=gift
no | Club Desire Lingerie & Toys | shop=erotic
no | Peaches Adult Boutique | shop=boutique
no | Adults Only Books | shop=books
no | Bitcoin ATM | amenity=atm
no | Coinhatch Bitcoin ATM | amenity=atm
no | Crypto Kiosk | amenity=atm
no | Cash Machine | amenity=atm currency:XBT=yes
no | Coin Corner | amenity=atm currency:BTC=yes cash_in=yes
no | Satoshi | amenity=atm operator=Bitcoin~Depot
no | LocalCoin | amenity=atm brand=Localcoin~Bitcoin~ATM
no | Ethereum Point | amenity=atm
no | Smoke & Vape | shop=vape
no | Bong Bazaar | shop=cannabis
no | Head Shop Gifts Bongs | shop=gift
no | Gun Barn | shop=weapons
no | Guns & Ammo | shop=outdoor
no | Funeral Directors Vale | shop=funeral_directors
no | Pawn King | shop=pawnbroker
no | Pay Day Loans | shop=money_lender
no | Betting Shop | shop=bookmaker
no | Staff Library | amenity=library access=private
no | School Library | amenity=library
no | University Law Library | amenity=library access=university
no | Bike Chargers | amenity=charging_station motorcar=no bicycle=yes
no | Depot Fuel | amenity=fuel access=private
no | Truck Stop Cardlock | amenity=fuel hgv=only
no | Marina Fuel | amenity=fuel boat=yes motorcar=no
no | Jet A1 | amenity=fuel aeroway=fuel
no | Wholesale Meats | shop=butcher wholesale=yes
no | Cash & Carry for Trade | shop=supermarket access=members
no | Vending Machine | shop=convenience access=private
cafe | Wick & Crumb | amenity=cafe
restaurant | The Tinder Box | amenity=restaurant
fast_food | Golden Gull | amenity=fast_food
ice_cream | Milk Tooth | amenity=ice_cream
bakery | Ash Street Bakery | shop=bakery
no | School Canteen | amenity=cafe
no | Hospital Staff Canteen | amenity=restaurant
no | Officers' Mess | amenity=restaurant access=military
no | Soup Kitchen | amenity=restaurant
no | Meals on Wheels | amenity=restaurant
no | Internet Gambling Café | amenity=cafe gambling=yes
no | Holland and Barrett | shop=supermarket
no | Vitamin World | shop=supermarket
supermarket | Gull Bay Organic Market | shop=supermarket
`;
