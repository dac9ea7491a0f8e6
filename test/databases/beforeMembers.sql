-- A small database before there were accounts with members: plain SQL that SQLite and PostgreSQL both take.
-- `migrations` names those that had made its tables.

insert into migrations (name, ran_at) values
  ('001-accounts', 1767603600000),
  ('010-billing', 1767603600000),
  ('020-guidebooks', 1767603600000),
  ('021-retired-slugs', 1767603600000),
  ('030-media', 1767603600000),
  ('040-places', 1767603600000),
  ('050-generation', 1767603600000),
  ('060-analytics', 1767603600000);

insert into users (id, email, email_key, first_name, last_name, profile_image_url, password_hash, created_at) values
  ('Es23tqCYD59PqgL499v1n4', 'aroha.ngata@example.com', 'aroha.ngata@example.com', 'Aroha', 'Ngata', null, '$argon2id$v=19$m=19456,t=2,p=1$y7SBLTiZ0rQ+1mMmB49png$cGZF8Oo5QCkPA78ZSviFYws1nWMR5YW3YDhqOivApJ8', 1767603600000),
  ('NOP4kmdqHbmNetwsro8w6A', 'bo.berg@example.com', 'bo.berg@example.com', 'Bo', 'Berg', null, '$argon2id$v=19$m=19456,t=2,p=1$4RyXSkRzbW2rzyDkC+IHrQ$4+oHOKkwI9NPBnWvswUzHoPZjivvaSxZUdy8p+O8Q5w', 1767603600000);

insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at) values
  ('24361a21d7dabfa19cbb8ba0c492049ad0f47ded8f93f35b318d94521cf03818', 'Es23tqCYD59PqgL499v1n4', 1767603600000, 1770195600000, 1767603600000),
  ('ac6b3cadd02c1562decc70787d0779b3e7ce3f5050d56062db82929b56b3fa9a', 'NOP4kmdqHbmNetwsro8w6A', 1767603600000, 1770195600000, 1767603600000);

insert into password_resets (token_hash, user_id, created_at, expires_at) values
  ('5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8', 'NOP4kmdqHbmNetwsro8w6A', 1767603600000, 1767607200000);

insert into subscriptions (user_id, subscription_id, state, period_end, access_until, renews, ended_at, updated_at) values
  ('Es23tqCYD59PqgL499v1n4', 'test_3tnvk9GUMC29qhK2sEUtDs', 'active', 1799139600000, 1799139600000, 1, null, 1767603600000);

insert into billing_accounts (user_id, customer_id, tie, asked, told, created_at) values
  ('Es23tqCYD59PqgL499v1n4', 'cus_aroha', 'k3Jx9wQmZ2vT7bNcR5yL1d', 4, 3, 1767603600000),
  ('NOP4kmdqHbmNetwsro8w6A', null, 'p8Hs4uFgW6eK2aMjX0oC9q', 0, 0, 1767603600000);

insert into stripe_events (id, type, created_at, received_at) values
  ('evt_1', 'invoice.paid', 1767603600000, 1767603600000);

insert into test_tills (id, user_id, kind, created_at, paid_at) values
  ('3tnvk9GUMC29qhK2sEUtDs', 'Es23tqCYD59PqgL499v1n4', 'checkout', 1767603600000, 1767603600000);

insert into guidebooks (id, user_id, name, slug, property_address, cover, created_at, updated_at, archived_at, version) values
  ('GOfGKXXnA9Xsrvdipn2tcO', 'Es23tqCYD59PqgL499v1n4', 'Wānaka Lake House', 'wanaka-lake-house-0s7xd3', null, '/media/0a417facc06e74f6e38e6588480a769e57aa65e62ec827cabffa88c08d2fadc6.jpg', 1767603600000, 1767603600000, null, 6),
  ('sTsGpERQIvCpPXVoXNZN6i', 'Es23tqCYD59PqgL499v1n4', 'Town flat', 'town-flat-nf3xnt', '3 Helwick Street, Wānaka 9305', null, 1767603601000, 1767603601000, 1767603601000, 2);

insert into sections (id, guidebook_id, type, title, content, prompts, sources, filled, position, version, updated_at) values
  ('aifcx56XbfJwEKGN0jVXGC', 'GOfGKXXnA9Xsrvdipn2tcO', 'welcome', 'Welcome Message', '{"text":"<p>Kia ora. The key''s under the blue pot.</p>"}', '[]', '[]', 1, 0, 2, 1767603600000),
  ('X2bQTBhZ89jYk7y9nejvRf', 'GOfGKXXnA9Xsrvdipn2tcO', 'checkin', 'Check In', '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '[]', '[]', 0, 1, 1, 1767603600000),
  ('aTlbJdxUeROSQWIeVTKkEL', 'GOfGKXXnA9Xsrvdipn2tcO', 'amenities', 'Amenities', '{"text":""}', '[]', '[]', 0, 2, 1, 1767603600000),
  ('NYJ2giyxR0QcdADDNeL18b', 'GOfGKXXnA9Xsrvdipn2tcO', 'kitchen', 'Kitchen & Other Areas', '{"text":""}', '[]', '[]', 0, 3, 1, 1767603600000),
  ('GFIosWbOKJFZatiKcTTTO8', 'GOfGKXXnA9Xsrvdipn2tcO', 'rules', 'House Rules', '{"rules":["No smoking","Quiet after 10 pm"]}', '[]', '[]', 1, 4, 2, 1767603600000),
  ('vFXsy4jc8uXMHAGHvInu7p', 'GOfGKXXnA9Xsrvdipn2tcO', 'howto', 'How-To Guides', '{"items":[]}', '[]', '[]', 0, 5, 1, 1767603600000),
  ('aYndHoeJAW8LQMHd9M2qgy', 'GOfGKXXnA9Xsrvdipn2tcO', 'wifi', 'WiFi', '{"networkName":"Lake","password":"kea & ''tui''","notes":""}', '[]', '[]', 1, 6, 2, 1767603600000),
  ('txGbHHCa6b1fMNhRXdiKUc', 'GOfGKXXnA9Xsrvdipn2tcO', 'emergency', 'Emergency', '{"text":""}', '[]', '[]', 0, 7, 1, 1767603600000),
  ('uNTYvWqF4PtEPL2qUoX7au', 'GOfGKXXnA9Xsrvdipn2tcO', 'transportation', 'Transportation', '{"text":""}', '[]', '[]', 0, 8, 1, 1767603600000),
  ('uk5RFsVppwyJTJ5IhJQSgp', 'GOfGKXXnA9Xsrvdipn2tcO', 'places', 'Places To See', '{"items":[]}', '[]', '[]', 0, 9, 1, 1767603600000),
  ('YCiyrskS1HSUxsfbkTidlL', 'GOfGKXXnA9Xsrvdipn2tcO', 'activities', 'Things to do', '{"items":[]}', '[]', '[]', 0, 10, 1, 1767603600000),
  ('oYFzdagwYsP0Rx81qemVcv', 'GOfGKXXnA9Xsrvdipn2tcO', 'shopping', 'Shopping', '{"items":[]}', '[]', '[]', 0, 11, 1, 1767603600000),
  ('gPrHPmzzZ4p6j0EJb2bXh6', 'GOfGKXXnA9Xsrvdipn2tcO', 'dining', 'Places To Eat', '{"items":[]}', '[]', '[]', 0, 12, 1, 1767603600000),
  ('vK5RHTs9NfwJJECDfaSRvm', 'GOfGKXXnA9Xsrvdipn2tcO', 'services', 'Your Nearest', '{"items":[]}', '[]', '[]', 0, 13, 1, 1767603600000),
  ('3LOCZfy6DYBG0bY5KL3ayb', 'GOfGKXXnA9Xsrvdipn2tcO', 'departure', 'Check Out', '{"intro":"","items":[]}', '[]', '[]', 0, 14, 1, 1767603600000),
  ('RzyvAu7FePgQOQRTv8Uxcf', 'GOfGKXXnA9Xsrvdipn2tcO', 'recommendations', 'Local Recommendations', '{"restaurants":[],"activities":[]}', '[]', '[]', 0, 15, 1, 1767603600000),
  ('LsPF4tzzzbAPqmuECddYFf', 'GOfGKXXnA9Xsrvdipn2tcO', 'property', 'Property', '{"propertyName":"","address":"","city":"","state":"","country":""}', '[]', '[]', 0, 16, 1, 1767603600000),
  ('bvretBZqodbNLxnk27HOuc', 'sTsGpERQIvCpPXVoXNZN6i', 'welcome', 'Welcome Message', '{"text":"<p>Welcome to Town flat in Wanaka, and thank you for staying with us.</p><p>Drop your bags, look around and make yourselves at home. Whoever is smallest may choose a bed first; the unpacking can wait.</p><p>This guide has what you need for your stay, from house rules to what is around. If anything is unclear, please ask.</p>"}', '["Add a sentence or two in your own words: who you are, and what you love about the house."]', '[{"placeId":"town:NZ/Otago/Wanaka","name":"3 Helwick Street, Wanaka","source":"geonames","date":null,"distance":null}]', 1, 0, 1, 1767603601000),
  ('kNEAq6Y65kt4W4kJPOFqlK', 'sTsGpERQIvCpPXVoXNZN6i', 'checkin', 'Check In', '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '["Add how guests get in: who meets them, where the key is, or the door code.","Add your check-in time.","Add where guests may park."]', '[]', 0, 1, 1, 1767603601000),
  ('6mbNrM39SCuqf0FQHPqhiD', 'sTsGpERQIvCpPXVoXNZN6i', 'amenities', 'Amenities', '{"text":""}', '["Add what guests may use, for example heating and cooling, laundry, outdoor space and parking."]', '[]', 0, 2, 1, 1767603601000),
  ('ByhZFWSSB6DqVVnSos9RGu', 'sTsGpERQIvCpPXVoXNZN6i', 'kitchen', 'Kitchen & Other Areas', '{"text":""}', '["Add how the stove, oven and coffee machine work.","Add which bin is for what, and your bin day."]', '[]', 0, 3, 1, 1767603601000),
  ('qcEJ0fBasWt8lb3mzkG47q', 'sTsGpERQIvCpPXVoXNZN6i', 'rules', 'House Rules', '{"rules":["No smoking indoors","No parties or events","Quiet between 10 pm and 7 am","Only registered guests stay overnight"]}', '["These are our usual rules. Keep, change or remove them until they are yours."]', '[]', 1, 4, 1, 1767603601000),
  ('0G9u0LANPTMkMbtYju1UTI', 'sTsGpERQIvCpPXVoXNZN6i', 'howto', 'How-To Guides', '{"items":[]}', '["Add a guide for each thing that guests ask about: heating, television, hot water, spa."]', '[]', 0, 5, 1, 1767603601000),
  ('2baOgU2v3a9SDrnWYNAvKf', 'sTsGpERQIvCpPXVoXNZN6i', 'wifi', 'WiFi', '{"networkName":"","password":"","notes":""}', '["Add your Wi-Fi name and password."]', '[]', 0, 6, 1, 1767603601000),
  ('xZB7tC7COxKWpRpJBHfyNO', 'sTsGpERQIvCpPXVoXNZN6i', 'emergency', 'Emergency', '{"text":"<p>In an emergency call <strong><a href=\"tel:111\">111</a></strong> for police, fire or ambulance.</p><ul><li>Police, when nobody is in danger: <a href=\"tel:105\">105</a></li><li>A nurse on the phone, day and night (Healthline): <a href=\"tel:0800611116\">0800 611 116</a></li><li>Poisons information, day and night: <a href=\"tel:0800764766\">0800 764 766</a></li></ul>"}', '["Add where the first-aid kit, fire extinguisher, and the switches for power, gas and water are.","Add whom guests call when something in the house breaks.","We know of no hospital or doctor near here. Add the nearest."]', '[]', 1, 7, 1, 1767603601000),
  ('owPo973h8GEuoAy3tkSjjC', 'sTsGpERQIvCpPXVoXNZN6i', 'transportation', 'Transportation', '{"text":""}', '["Add how you would come here from the airport or the station.","Add where guests can leave a car overnight."]', '[]', 0, 8, 1, 1767603601000),
  ('gYscXRVprPcFZeEUcg648H', 'sTsGpERQIvCpPXVoXNZN6i', 'places', 'Places To See', '{"items":[]}', '["We know of no sights near this address. Add the ones you know."]', '[]', 0, 9, 1, 1767603601000),
  ('EkuDK0WBGYCtGKEzAoLM4e', 'sTsGpERQIvCpPXVoXNZN6i', 'activities', 'Things to do', '{"items":[]}', '["We know of nothing to do near this address. Add what you know."]', '[]', 0, 10, 1, 1767603601000),
  ('A190yBOlHPrKHfs4SAd9MY', 'sTsGpERQIvCpPXVoXNZN6i', 'shopping', 'Shopping', '{"items":[]}', '["We know of no shops near this address. Add the ones you know."]', '[]', 0, 11, 1, 1767603601000),
  ('oIrVzMYYu0gpTgsn9P5AdX', 'sTsGpERQIvCpPXVoXNZN6i', 'dining', 'Places To Eat', '{"items":[]}', '["We know of no places to eat near this address. Add the ones you know."]', '[]', 0, 12, 1, 1767603601000),
  ('FaxwI2MkA1Gpnngdk0rOlq', 'sTsGpERQIvCpPXVoXNZN6i', 'services', 'Your Nearest', '{"items":[]}', '["We know of no services near this address. Add the ones you know."]', '[]', 0, 13, 1, 1767603601000),
  ('xzxVDmZTkHiKMOqSQeURyr', 'sTsGpERQIvCpPXVoXNZN6i', 'departure', 'Check Out', '{"intro":"","items":["Take rubbish and recycling out","Close windows and switch off lights","Lock up and leave the keys where you found them"]}', '["Add your check-out time.","Check these steps: they are our usual ones. Say where the keys go."]', '[]', 1, 14, 1, 1767603601000),
  ('veIN8JWzWOUHqsfSzgAixr', 'sTsGpERQIvCpPXVoXNZN6i', 'recommendations', 'Local Recommendations', '{"restaurants":[],"activities":[]}', '["Add your own favourites: what you would tell a friend who stays here."]', '[]', 0, 15, 1, 1767603601000),
  ('fZjRa6jvvGEEXV7IwAz4Eo', 'sTsGpERQIvCpPXVoXNZN6i', 'property', 'Property', '{"propertyName":"Town flat","address":"3 Helwick Street","city":"Wanaka","state":"Otago","country":"New Zealand"}', '["We found the town but not the street. Check the address; distances are measured from the middle of the town."]', '[{"placeId":"town:NZ/Otago/Wanaka","name":"3 Helwick Street, Wanaka","source":"geonames","date":null,"distance":null}]', 1, 16, 1, 1767603601000);

insert into share_links (token, guidebook_id, label, created_at, expires_at, revoked_at) values
  ('0IRjIVWCct5yaJq3bpVAWv', 'GOfGKXXnA9Xsrvdipn2tcO', 'Mia, 3 to 7 March', 1767603600000, 1772787600000, null),
  ('eIeZmuLASIBGLFQbg3goKd', 'GOfGKXXnA9Xsrvdipn2tcO', null, 1767603600000, null, 1767603600000);

insert into retired_slugs (slug, retired_at) values
  ('wanaka-lake-house-plsy9w', 1767603601000);

insert into media (hash, user_id, width, height, widths, created_at) values
  ('0a417facc06e74f6e38e6588480a769e57aa65e62ec827cabffa88c08d2fadc6', 'Es23tqCYD59PqgL499v1n4', 30, 20, '[30]', 1767603600000);

insert into generations (guidebook_id, request, located, score, created_at) values
  ('sTsGpERQIvCpPXVoXNZN6i', '{"name":"Town flat","address":"3 Helwick Street, Wānaka 9305"}', '{"placeId":"town:NZ/Otago/Wanaka","source":"geonames","precision":"locality","street":"3 Helwick Street","unit":"","locality":"Wanaka","state":"Otago","postcode":"9305","country":"NZ","lat":-44.7,"lon":169.15}', '{"qualityScore":0.3,"parts":[{"name":"address","label":"Address","value":0.4,"weight":0.25,"explanation":"Only the town was found."},{"name":"coverage","label":"Surroundings","value":0,"weight":0.3,"explanation":"0 of 7 sections about the surroundings have enough places."},{"name":"detail","label":"Detail","value":0,"weight":0.15,"explanation":"No place is named yet."},{"name":"freshness","label":"Freshness","value":0,"weight":0.1,"explanation":"There is no map data to date."},{"name":"verified","label":"Checked","value":1,"weight":0.2,"explanation":"Every name, number and link comes from a source."}],"cappedBecause":"No map data has been imported on this server yet.","propertyType":{"type":"holiday_home","confidence":0.3,"evidence":[]},"guestProfiles":["families","couples"],"placesFound":0,"dropped":0,"writtenByModel":[]}', 1767603601000);

insert into generated_sections (section_id, content, round, written_at) values
  ('bvretBZqodbNLxnk27HOuc', '{"text":"<p>Welcome to Town flat in Wanaka, and thank you for staying with us.</p><p>Drop your bags, look around and make yourselves at home. Whoever is smallest may choose a bed first; the unpacking can wait.</p><p>This guide has what you need for your stay, from house rules to what is around. If anything is unclear, please ask.</p>"}', 0, 1767603601000),
  ('kNEAq6Y65kt4W4kJPOFqlK', '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', 0, 1767603601000),
  ('6mbNrM39SCuqf0FQHPqhiD', '{"text":""}', 0, 1767603601000),
  ('ByhZFWSSB6DqVVnSos9RGu', '{"text":""}', 0, 1767603601000),
  ('qcEJ0fBasWt8lb3mzkG47q', '{"rules":["No smoking indoors","No parties or events","Quiet between 10 pm and 7 am","Only registered guests stay overnight"]}', 0, 1767603601000),
  ('0G9u0LANPTMkMbtYju1UTI', '{"items":[]}', 0, 1767603601000),
  ('2baOgU2v3a9SDrnWYNAvKf', '{"networkName":"","password":"","notes":""}', 0, 1767603601000),
  ('xZB7tC7COxKWpRpJBHfyNO', '{"text":"<p>In an emergency call <strong><a href=\"tel:111\">111</a></strong> for police, fire or ambulance.</p><ul><li>Police, when nobody is in danger: <a href=\"tel:105\">105</a></li><li>A nurse on the phone, day and night (Healthline): <a href=\"tel:0800611116\">0800 611 116</a></li><li>Poisons information, day and night: <a href=\"tel:0800764766\">0800 764 766</a></li></ul>"}', 0, 1767603601000),
  ('owPo973h8GEuoAy3tkSjjC', '{"text":""}', 0, 1767603601000),
  ('gYscXRVprPcFZeEUcg648H', '{"items":[]}', 0, 1767603601000),
  ('EkuDK0WBGYCtGKEzAoLM4e', '{"items":[]}', 0, 1767603601000),
  ('A190yBOlHPrKHfs4SAd9MY', '{"items":[]}', 0, 1767603601000),
  ('oIrVzMYYu0gpTgsn9P5AdX', '{"items":[]}', 0, 1767603601000),
  ('FaxwI2MkA1Gpnngdk0rOlq', '{"items":[]}', 0, 1767603601000),
  ('xzxVDmZTkHiKMOqSQeURyr', '{"intro":"","items":["Take rubbish and recycling out","Close windows and switch off lights","Lock up and leave the keys where you found them"]}', 0, 1767603601000),
  ('veIN8JWzWOUHqsfSzgAixr', '{"restaurants":[],"activities":[]}', 0, 1767603601000),
  ('fZjRa6jvvGEEXV7IwAz4Eo', '{"propertyName":"Town flat","address":"3 Helwick Street","city":"Wanaka","state":"Otago","country":"New Zealand"}', 0, 1767603601000);
