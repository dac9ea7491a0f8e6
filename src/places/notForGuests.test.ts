import { expect, test } from "vitest";
import { categoryOf } from "#places/category.ts";
import { isNotForGuests } from "#places/notForGuests.ts";

const isOffered = (tags: Record<string, string>) => {
  const category = categoryOf(tags);
  return category !== null && !isNotForGuests(category, tags);
};

test.each<[string, Record<string, string>]>([
  ["an airport with flights", { aeroway: "aerodrome", iata: "MCY" }],
  ["a sight", { tourism: "attraction" }],
  ["a war memorial", { historic: "memorial", memorial: "war_memorial" }],
  ["a botanic garden", { leisure: "garden", "garden:type": "botanical" }],
  ["a public car park", { amenity: "parking", access: "yes" }],
  ["a mine that shows visitors around", { historic: "mine", tourism: "attraction" }],
  ["a medical centre", { amenity: "clinic", name: "Lantern Bay Medical Centre" }],
  ["a doctor who says so", { amenity: "doctors", "healthcare:speciality": "general" }],
  ["a café on a hospital's ground", { amenity: "cafe", access: "customers" }],
  ["a bar with a name of the seventies", { amenity: "bar", name: "The Gentleman and the Crow" }],
  ["a hospital for eyes too", { amenity: "hospital", name: "Sydney Hospital and Sydney Eye Hospital" }],
  ["a reserve", { leisure: "park", name: "Foreshore Reserve" }],
])("%s is offered", (_, tags) => expect(isOffered(tags)).toBe(true));

test.each<[string, Record<string, string>]>([
  ["a strip on a farm", { aeroway: "aerodrome" }],
  ["the enclosure of the meerkats", { tourism: "attraction", attraction: "animal" }],
  ["a plaque on a bench", { historic: "memorial", memorial: "plaque" }],
  ["somebody's garden", { leisure: "garden", "garden:type": "residential" }],
  ["a supermarket's car park", { amenity: "parking", access: "customers" }],
  ["a hotel's pool", { leisure: "swimming_pool", sport: "swimming", access: "customers" }],
  ["the gym of a school", { leisure: "sports_centre", name: "Lantern Bay High School Gym" }],
  ["a cemetery", { landuse: "cemetery", tourism: "attraction" }],
  ["graves", { amenity: "grave_yard", historic: "memorial" }],
  ["the garden of a crematorium", { leisure: "garden", name: "Northern Suburbs Crematorium" }],
  ["a prison", { amenity: "prison", historic: "building" }],
  ["a casino", { amenity: "casino", tourism: "attraction" }],
  ["a brothel", { amenity: "brothel", tourism: "attraction" }],
  ["a shop for adults", { shop: "erotic", tourism: "attraction" }],
  ["a bar with a stage for strippers", { amenity: "bar", stripclub: "yes" }],
  ["a club that says what it is", { amenity: "bar", name: "Crazy Horse Gentlemen's Club" }],
  ["a hospital for animals", { amenity: "hospital", name: "Port Ember Animal Hospital" }],
  ["a clinic for skin", { amenity: "clinic", name: "Laser Hair & Skin Clinic" }],
  ["a doctor for one thing", { amenity: "doctors", "healthcare:speciality": "orthodontics" }],
  ["a shaft in the ground", { historic: "mine" }],
  ["a ditch", { leisure: "park", name: "Banksia Drainage Reserve" }],
])("%s is not", (_, tags) => expect(isOffered(tags)).toBe(false));
