-- A small database of version 0.1.0, with the tables of commit 8393727: two accounts with members of each role, guidebooks with every section,
-- their history, stays over, under way and to come, a calendar, links, contacts, a shared section, cards and a translation.
-- Plain SQL that SQLite and PostgreSQL both take; `migrations` names those that had made its tables. Its pictures are in
-- the folder of the same name, and what it has sealed opens with the SECRET_KEY of the tests.

insert into migrations (name, ran_at) values
  ('001-accounts', 1795694000462),
  ('010-billing', 1795694000502),
  ('020-guidebooks', 1795694000513),
  ('021-retired-slugs', 1795694000528),
  ('030-media', 1795694000542),
  ('040-places', 1795694000566),
  ('050-generation', 1795694000577),
  ('060-analytics', 1795694000605),
  ('070-words', 1795694000666),
  ('080-account-members', 1795694000744),
  ('085-section-media', 1795694000764),
  ('086-place-ids', 1795694000790),
  ('087-jobs', 1795694000796),
  ('088-drawn-pages', 1795694000806),
  ('090-devices', 1795694000830),
  ('100-hash-retired-slugs', 1795694000924),
  ('110-checkouts', 1795694001070),
  ('120-stays', 1795694001290),
  ('121-erased-stays', 1795694001297),
  ('122-stay-only-pictures', 1795694001330),
  ('125-notices', 1795694001370),
  ('130-calendars', 1795694001386),
  ('140-tonight', 1795694001394),
  ('141-turnovers', 1795694001403),
  ('142-messages', 1795694001414),
  ('150-stay-platform', 1795694001431),
  ('151-older-stay-pictures', 1795694001446),
  ('152-stays-by-arrival', 1795694001458),
  ('155-push', 1795694001566),
  ('160-town-names', 1795694001704),
  ('161-place-walls', 1795694001746),
  ('170-section-history', 1795694001765),
  ('171-shared-sections', 1795694001850),
  ('172-section-layout', 1795694001894),
  ('173-own-sections', 1795694001914),
  ('180-guidebook-language', 1795694002001),
  ('190-operator', 1795694002024),
  ('200-people', 1795694002102),
  ('201-own-account', 1795694002166),
  ('202-passkeys', 1795694002190),
  ('203-opens', 1795694002279),
  ('204-renewal-reminders', 1795694002342),
  ('210-translations', 1795694002422),
  ('215-unfound-searches', 1795694002470),
  ('216-dismissed-searches', 1795694002494),
  ('220-contacts', 1795694002506),
  ('235-cover-view', 1795694002534),
  ('245-security-events', 1795694002548),
  ('246-backup-places', 1795694002558),
  ('247-indexes', 1795694002576),
  ('248-jobs-by-failure', 1795694002600),
  ('255-walks-with-length', 1795694002604),
  ('260-short-links', 1795694002622),
  ('261-account-branding', 1795694002650),
  ('262-calendars-once', 1795694002670),
  ('270-print-settings', 1795694002683),
  ('298-branding-logo', 1795694002709);

insert into users (id, email, email_key, first_name, last_name, profile_image_url, password_hash, created_at, email_confirmed_at) values
  ('3zTNxfaDz2PmL2ZUKc6x4T', 'bo.berg@example.com', 'bo.berg@example.com', 'Bo', 'Berg', null, '$argon2id$v=19$m=19456,t=2,p=1$ACJw1OqANKSmBkjP+JfsgA$KEuaXMlcIhOWvVe+PD6FwKDyDToNSbc+5Ely41XJnZA', 1767603600000, null),
  ('Cnv4hyjPkzkEm3RbUnL1Ik', 'tama.editor@example.com', 'tama.editor@example.com', 'Tama', 'Editor', null, '$argon2id$v=19$m=19456,t=2,p=1$aMAPn7FEfkJk0J1Z52HUAA$I4tRn2EuH2LikOlZNBCRBmLE2hOMpZEQzguKzKKVcO8', 1767604500000, null),
  ('iFN8ZxHQeG5stELGYcRWq4', 'cleo.clean@example.com', 'cleo.clean@example.com', 'Cleo', 'Clean', null, '$argon2id$v=19$m=19456,t=2,p=1$PBtHmaBgjlSKc0PbGaECUQ$8Any1s/9YkPNjrzSQkffBh2A9aYKpq9Fw5pp9a+Fa9I', 1767604500001, null),
  ('nStEBTpWeSN1hWHfzvtJJi', 'aroha.ngata@example.com', 'aroha.ngata@example.com', 'Aroha', 'Ngata', null, '$argon2id$v=19$m=19456,t=2,p=1$ML4w0sQtpgu0rmZBLrZ+6Q$tgZhtL7OT1la1vrU+yDAcnaouCDk3EY+IerdHTy+ge4', 1767603600000, null);

insert into accounts (id, created_at) values
  ('AAZtctXdZunUeALtbCnTXG', 1767603600000),
  ('GgdbiMbxTvOYdoNoA9aSZo', 1767603600000),
  ('UDlK5WfvjbvsSfKinYFGDB', 1767604500001),
  ('dyMs9oAvZLmHELFgtD8E1e', 1767604500000);

insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at, account_id, device, proved_at) values
  ('1c891f5f3c024484652ca401a42c26723a6ff49a16da55250d94f9cac0c5abc7', '3zTNxfaDz2PmL2ZUKc6x4T', 1767603600000, 1770195600000, 1767603600000, null, 'a browser', 1767603600000),
  ('afd7f21ae92d762b20741cff7b8242ac76c574fdf338b7557ca1f97500447a95', 'Cnv4hyjPkzkEm3RbUnL1Ik', 1767604500000, 1770196500000, 1767604500000, 'AAZtctXdZunUeALtbCnTXG', 'a browser', 1767604500000),
  ('cd55421b48b5a3570a43c35c3a35331c250f9135737768bc70670662a94afead', 'iFN8ZxHQeG5stELGYcRWq4', 1767604500001, 1770196500001, 1767604500001, 'AAZtctXdZunUeALtbCnTXG', 'a browser', 1767604500001),
  ('e6a8322adfb5821c3b952366e3c09b49b99b3c51b44836a9004966c43868a3d1', 'nStEBTpWeSN1hWHfzvtJJi', 1767603600000, 1770195600000, 1767603600000, null, 'a browser', 1767603600000);

insert into test_billing_pages (id, user_id, kind, created_at, paid_at, account_id) values
  ('Ue2gUxe8MzJK2qL9aHxDQv', 'nStEBTpWeSN1hWHfzvtJJi', 'checkout', 1767603600000, 1767603600000, 'AAZtctXdZunUeALtbCnTXG'),
  ('jbjLWQ3BBePtQVKbOrzMXL', '3zTNxfaDz2PmL2ZUKc6x4T', 'checkout', 1767603600000, 1767603600000, 'GgdbiMbxTvOYdoNoA9aSZo');

insert into guidebooks (id, user_id, name, slug, property_address, cover, created_at, updated_at, archived_at, version, account_id, deleted_at, language, cover_original, cover_crop, cover_focus, print_settings) values
  ('1TmVuDkvWyqkW3gc3JtWDP', '3zTNxfaDz2PmL2ZUKc6x4T', 'Orchard', 'orchard-couryb', null, null, 1767603600000, 1767606300002, null, 19, 'GgdbiMbxTvOYdoNoA9aSZo', null, 'en', null, null, null, null),
  ('2ILOm73EN1aykPwakFJjwX', 'nStEBTpWeSN1hWHfzvtJJi', 'Hut', 'hut-137t2s', null, null, 1767603600000, 1767606300002, null, 21, 'AAZtctXdZunUeALtbCnTXG', null, 'en', null, null, null, null),
  ('8WkqdGBMbpu4jAuVMsnD1c', 'nStEBTpWeSN1hWHfzvtJJi', 'Town flat', 'town-flat-5rh0de', null, null, 1767603600000, 1767603600000, 1767603600000, 3, 'AAZtctXdZunUeALtbCnTXG', null, 'en', null, null, null, null),
  ('LRmq7APvHCF9iKDOt3QJpZ', 'nStEBTpWeSN1hWHfzvtJJi', 'Wānaka Lake House', 'wanaka-lake-house-agkdsz', null, '/media/0a417facc06e74f6e38e6588480a769e57aa65e62ec827cabffa88c08d2fadc6.jpg', 1767603600000, 1767606300002, null, 31, 'AAZtctXdZunUeALtbCnTXG', null, 'en', null, null, null, null);

insert into shared_sections (id, account_id, type, content, filled, prompts, sources, version, created_at, updated_at) values
  ('yDk0weJYHgjSHGf4cHPy2g', 'AAZtctXdZunUeALtbCnTXG', 'kitchen', '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', 1, '[]', '[]', 2, 1767606300002, 1767603600000);

insert into sections (id, guidebook_id, type, title, content, prompts, sources, filled, position, version, updated_at, shared_id, hidden, tile_name, icon, own_key) values
  ('01evLYJnA39laB8toDKfeZ', '8WkqdGBMbpu4jAuVMsnD1c', 'checkin', 'Check In', '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '[]', '[]', 0, 1, 1, 1767603600000, null, 0, null, null, null),
  ('3AqQpcfNbRzSJBf7u7Zo9s', '2ILOm73EN1aykPwakFJjwX', 'recommendations', 'Local Recommendations', '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', '[]', 1, 15, 2, 1767603600000, null, 0, null, null, null),
  ('45kmTYEW6rjAbrIZztXt7X', 'LRmq7APvHCF9iKDOt3QJpZ', 'amenities', 'Amenities', '{"text":"<p>The pool opens at eight.</p>"}', '[]', '[]', 1, 17, 2, 1767603600000, null, 0, null, null, 'own-apbpjo4r'),
  ('4C5EeLEXsXiDhL70eIVKnY', '1TmVuDkvWyqkW3gc3JtWDP', 'property', 'Property', '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', '[]', 1, 16, 2, 1767603600000, null, 0, null, null, null),
  ('5qZzvyyAlZXnLTaz6ZkoBq', '8WkqdGBMbpu4jAuVMsnD1c', 'dining', 'Places To Eat', '{"items":[]}', '[]', '[]', 0, 12, 1, 1767603600000, null, 0, null, null, null),
  ('6xc1n6ULaCtDwYnR5aRE0o', '8WkqdGBMbpu4jAuVMsnD1c', 'activities', 'Things to do', '{"items":[]}', '[]', '[]', 0, 10, 1, 1767603600000, null, 0, null, null, null),
  ('9HDq80FbiR0LZ2W6iih9wH', '1TmVuDkvWyqkW3gc3JtWDP', 'services', 'Your Nearest', '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', '[]', 1, 13, 2, 1767603600000, null, 0, null, null, null),
  ('A9hm9snlr4wzqwXvXwhfla', '2ILOm73EN1aykPwakFJjwX', 'checkin', 'Check In', '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', '[]', 1, 1, 2, 1767603600000, null, 0, null, null, null),
  ('AJ4KX1PgCsZF7WlMXAnffs', '2ILOm73EN1aykPwakFJjwX', 'departure', 'Check Out', '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', '[]', 1, 14, 2, 1767603600000, null, 0, null, null, null),
  ('B5soQUnxtL29NEIWCKoQST', '1TmVuDkvWyqkW3gc3JtWDP', 'wifi', 'WiFi', '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', '[]', 1, 6, 2, 1767603600000, null, 0, null, null, null),
  ('CCwMVN35g3BqktyrOz86Uz', 'LRmq7APvHCF9iKDOt3QJpZ', 'howto', 'How-To Guides', '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', '[]', 1, 5, 2, 1767603600000, null, 0, null, null, null),
  ('Dpg4QTrSWov9IFpX5UF5MQ', '2ILOm73EN1aykPwakFJjwX', 'emergency', 'Emergency', '{"text":"<p>Torches are in the hall.</p>"}', '[]', '[]', 1, 7, 2, 1767603600000, null, 0, null, null, null),
  ('DuvlnWAjH4twIhmbcoRYFF', 'LRmq7APvHCF9iKDOt3QJpZ', 'property', 'Property', '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', '[]', 1, 16, 2, 1767603600000, null, 0, null, null, null),
  ('EnVUGy9saF1YJHuKSlbTP0', 'LRmq7APvHCF9iKDOt3QJpZ', 'recommendations', 'Local Recommendations', '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', '[]', 1, 15, 2, 1767603600000, null, 0, null, null, null),
  ('JAOrj5BUpnRtfQMLePEDLv', '2ILOm73EN1aykPwakFJjwX', 'amenities', 'Amenities', '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', '[]', 1, 2, 2, 1767603600000, null, 0, null, null, null),
  ('JLfBhhaAaNc1jmWGWRA3xX', '1TmVuDkvWyqkW3gc3JtWDP', 'checkin', 'Check In', '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', '[]', 1, 1, 2, 1767603600000, null, 0, null, null, null),
  ('M7oJOhNXe5SJx1uY3DxvXz', '2ILOm73EN1aykPwakFJjwX', 'transportation', 'Transportation', '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', '[]', 1, 8, 2, 1767603600000, null, 0, null, null, null),
  ('M7xCSJNb7jWdCEcfkAL5k1', 'LRmq7APvHCF9iKDOt3QJpZ', 'wifi', 'WiFi', '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', '[]', 1, 6, 2, 1767603600000, null, 0, 'Internet', null, null),
  ('PAeUxYNakE2C6x8fRzta2v', 'LRmq7APvHCF9iKDOt3QJpZ', 'services', 'Your Nearest', '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', '[]', 1, 13, 2, 1767603600000, null, 0, null, null, null),
  ('QSxS3ZmtluJTOTtOqEU1XX', '8WkqdGBMbpu4jAuVMsnD1c', 'transportation', 'Transportation', '{"text":""}', '[]', '[]', 0, 8, 1, 1767603600000, null, 0, null, null, null),
  ('QXryMU0Sm2C10sfznz2r8B', 'LRmq7APvHCF9iKDOt3QJpZ', 'transportation', 'Transportation', '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', '[]', 1, 8, 2, 1767603600000, null, 0, null, null, null),
  ('QY60fqbyjhogpflOKViBGN', '8WkqdGBMbpu4jAuVMsnD1c', 'wifi', 'WiFi', '{"networkName":"","password":"","notes":""}', '[]', '[]', 0, 6, 1, 1767603600000, null, 0, null, null, null),
  ('RPalD06YpxVGkvZna7vY7I', 'LRmq7APvHCF9iKDOt3QJpZ', 'checkin', 'Check In', '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', '[]', 1, 1, 2, 1767603600000, null, 0, null, null, null),
  ('TUAQrUFJa8j47mi5KlNhyV', 'LRmq7APvHCF9iKDOt3QJpZ', 'emergency', 'Emergency', '{"text":"<p>Torches are in the hall.</p>"}', '[]', '[]', 1, 7, 2, 1767603600000, null, 0, null, null, null),
  ('TkcgAPe0Jc8ximZ5dGtdwb', '2ILOm73EN1aykPwakFJjwX', 'kitchen', 'Kitchen & Other Areas', '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', '[]', 1, 3, 3, 1767606300002, 'yDk0weJYHgjSHGf4cHPy2g', 0, null, null, null),
  ('V7HSnRgDQBGSXPsPu0PSNQ', '2ILOm73EN1aykPwakFJjwX', 'activities', 'Things to do', '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', '[]', 1, 10, 2, 1767603600000, null, 0, null, null, null),
  ('WnfHxm84cKHu6QNlZpalkh', 'LRmq7APvHCF9iKDOt3QJpZ', 'rules', 'House Rules', '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', '[]', 1, 4, 2, 1767603600000, null, 0, null, null, null),
  ('WsXxrFAP6hFak0jfPCtbPx', '2ILOm73EN1aykPwakFJjwX', 'property', 'Property', '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', '[]', 1, 16, 2, 1767603600000, null, 0, null, null, null),
  ('XMjfoJfufqSpuecGLJ3pl9', 'LRmq7APvHCF9iKDOt3QJpZ', 'welcome', 'Welcome Message', '{"text":"<p>Kia ora, the lamp is on for you.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', '[]', 1, 0, 4, 1767606300002, null, 0, null, null, null),
  ('XPjTedBtimDA648U6RZnHc', '1TmVuDkvWyqkW3gc3JtWDP', 'amenities', 'Amenities', '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', '[]', 1, 2, 2, 1767603600000, null, 0, null, null, null),
  ('XxJ5Ft6y3IA0D4dRRto4OD', '8WkqdGBMbpu4jAuVMsnD1c', 'departure', 'Check Out', '{"intro":"","items":[]}', '[]', '[]', 0, 14, 1, 1767603600000, null, 0, null, null, null),
  ('Y45rpyzVImfsX7gWO3ozix', '1TmVuDkvWyqkW3gc3JtWDP', 'shopping', 'Shopping', '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', '[]', 1, 11, 2, 1767603600000, null, 0, null, null, null),
  ('YKShA1anjF5V1DDMd0JH6a', '2ILOm73EN1aykPwakFJjwX', 'wifi', 'WiFi', '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', '[]', 1, 6, 2, 1767603600000, null, 0, null, null, null),
  ('YbHZ8SE4zica0wOW84Vv2N', '8WkqdGBMbpu4jAuVMsnD1c', 'emergency', 'Emergency', '{"text":""}', '[]', '[]', 0, 7, 1, 1767603600000, null, 0, null, null, null),
  ('ZQr3FrYpP8kqFZFG1dusmp', '8WkqdGBMbpu4jAuVMsnD1c', 'rules', 'House Rules', '{"rules":[]}', '[]', '[]', 0, 4, 1, 1767603600000, null, 0, null, null, null),
  ('ZcXo5ZGTPszEoutXwLFYAY', '2ILOm73EN1aykPwakFJjwX', 'places', 'Places To See', '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', '[]', 1, 9, 2, 1767603600000, null, 0, null, null, null),
  ('ZsVqlSjr41KRXyck7F3GOG', '1TmVuDkvWyqkW3gc3JtWDP', 'transportation', 'Transportation', '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', '[]', 1, 8, 2, 1767603600000, null, 0, null, null, null),
  ('a2aF5lqb0G6xfEBMaWdeO4', '2ILOm73EN1aykPwakFJjwX', 'rules', 'House Rules', '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', '[]', 1, 4, 2, 1767603600000, null, 0, null, null, null),
  ('a6YVR1Q33Vi6FKBGZlEnuZ', '8WkqdGBMbpu4jAuVMsnD1c', 'places', 'Places To See', '{"items":[]}', '[]', '[]', 0, 9, 1, 1767603600000, null, 0, null, null, null),
  ('bG7gLJxi2K7AvkoxcO3YmF', '1TmVuDkvWyqkW3gc3JtWDP', 'departure', 'Check Out', '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', '[]', 1, 14, 2, 1767603600000, null, 0, null, null, null),
  ('bvofxKYQSUbacyYBroDZWY', '1TmVuDkvWyqkW3gc3JtWDP', 'howto', 'How-To Guides', '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', '[]', 1, 5, 2, 1767603600000, null, 0, null, null, null),
  ('cuPHH7x2EuMNtMGC3NnHeO', '1TmVuDkvWyqkW3gc3JtWDP', 'activities', 'Things to do', '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', '[]', 1, 10, 2, 1767603600000, null, 0, null, null, null),
  ('dUmwI4rSAa1reHUCRICob0', '1TmVuDkvWyqkW3gc3JtWDP', 'rules', 'House Rules', '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', '[]', 1, 4, 2, 1767603600000, null, 0, null, null, null),
  ('dYoyJkKsTJd2cXw3L41L8b', '1TmVuDkvWyqkW3gc3JtWDP', 'welcome', 'Welcome Message', '{"text":"<p>Kia ora, the lamp is on for you all.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', '[]', 1, 0, 2, 1767603600000, null, 0, null, null, null),
  ('dukmmfN71xvsQ6wfa0THXC', '1TmVuDkvWyqkW3gc3JtWDP', 'recommendations', 'Local Recommendations', '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', '[]', 1, 15, 2, 1767603600000, null, 0, null, null, null),
  ('dvgExdhBREdeMUBSXAU5aB', 'LRmq7APvHCF9iKDOt3QJpZ', 'dining', 'Places To Eat', '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', '[]', 1, 12, 2, 1767603600000, null, 0, null, null, null),
  ('e8KtTj2YeqPh6qVfQpFkao', '1TmVuDkvWyqkW3gc3JtWDP', 'kitchen', 'Kitchen & Other Areas', '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', '[]', 1, 3, 2, 1767603600000, null, 0, null, null, null),
  ('egQnaxT1cAZ7vV51TvrqTj', 'LRmq7APvHCF9iKDOt3QJpZ', 'amenities', 'Amenities', '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', '[]', 1, 2, 2, 1767603600000, null, 0, null, null, null),
  ('fc7ZDeyvoxOUizX58n2N2g', '1TmVuDkvWyqkW3gc3JtWDP', 'emergency', 'Emergency', '{"text":"<p>Torches are in the hall.</p>"}', '[]', '[]', 1, 7, 2, 1767603600000, null, 0, null, null, null),
  ('fpDfOGOzMg74PufJzWS1yx', '8WkqdGBMbpu4jAuVMsnD1c', 'amenities', 'Amenities', '{"text":""}', '[]', '[]', 0, 2, 1, 1767603600000, null, 0, null, null, null),
  ('fxDPE0r5pc98eaCsg3tQ6U', '8WkqdGBMbpu4jAuVMsnD1c', 'recommendations', 'Local Recommendations', '{"restaurants":[],"activities":[]}', '[]', '[]', 0, 15, 1, 1767603600000, null, 0, null, null, null),
  ('g3aGqSwHZrWuQvDHGaiJ1r', '8WkqdGBMbpu4jAuVMsnD1c', 'kitchen', 'Kitchen & Other Areas', '{"text":""}', '[]', '[]', 0, 3, 1, 1767603600000, null, 0, null, null, null),
  ('gLtwWw78j7wrhKAobmnVSv', 'LRmq7APvHCF9iKDOt3QJpZ', 'activities', 'Things to do', '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', '[]', 1, 10, 2, 1767603600000, null, 1, null, null, null),
  ('gvZDWQVlcmbiZHrWjfrr83', '2ILOm73EN1aykPwakFJjwX', 'services', 'Your Nearest', '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', '[]', 1, 13, 2, 1767603600000, null, 0, null, null, null),
  ('hEnI0Zuw5SwsgznA7J8aa2', '2ILOm73EN1aykPwakFJjwX', 'howto', 'How-To Guides', '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', '[]', 1, 5, 2, 1767603600000, null, 0, null, null, null),
  ('hPwXLgppb9FAYRimcfNgyD', '8WkqdGBMbpu4jAuVMsnD1c', 'shopping', 'Shopping', '{"items":[]}', '[]', '[]', 0, 11, 1, 1767603600000, null, 0, null, null, null),
  ('i5ve2fKq13GspjXOEvuzsS', 'LRmq7APvHCF9iKDOt3QJpZ', 'contacts', 'Contacts', '{"items":[{"name":"Mere","role":"Neighbour","phone":"021 555 010","call":true,"message":false,"whatsApp":false,"email":"","anyTime":true,"hours":"","note":""}]}', '[]', '[]', 1, 18, 2, 1767603600000, null, 0, null, null, 'own-k5svysyy'),
  ('kueYfeUBfphE0AWhGwtkpZ', 'LRmq7APvHCF9iKDOt3QJpZ', 'shopping', 'Shopping', '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', '[]', 1, 11, 2, 1767603600000, null, 0, null, null, null),
  ('pTjlTtMmceLZNV1lxJVcZL', '2ILOm73EN1aykPwakFJjwX', 'welcome', 'Welcome Message', '{"text":"<p>Kia ora, the lamp is on for you all.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', '[]', 1, 0, 2, 1767603600000, null, 0, null, null, null),
  ('pdU4UquwUvCe6GHMOI3M8S', '8WkqdGBMbpu4jAuVMsnD1c', 'howto', 'How-To Guides', '{"items":[]}', '[]', '[]', 0, 5, 1, 1767603600000, null, 0, null, null, null),
  ('r1CvuVJFI6jzOK6GOzKCfg', '2ILOm73EN1aykPwakFJjwX', 'dining', 'Places To Eat', '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', '[]', 1, 12, 2, 1767603600000, null, 0, null, null, null),
  ('sGsDHiKCQ5uwhsUOJALftD', 'LRmq7APvHCF9iKDOt3QJpZ', 'kitchen', 'Kitchen & Other Areas', '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', '[]', 1, 3, 2, 1767603600000, 'yDk0weJYHgjSHGf4cHPy2g', 0, null, null, null),
  ('sUNt4rZsTaxtayAnikfBac', 'LRmq7APvHCF9iKDOt3QJpZ', 'places', 'Places To See', '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', '[]', 1, 9, 2, 1767603600000, null, 0, null, null, null),
  ('tObK8PsZ2eDJH7FHKPsqzh', '1TmVuDkvWyqkW3gc3JtWDP', 'dining', 'Places To Eat', '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', '[]', 1, 12, 2, 1767603600000, null, 0, null, null, null),
  ('tjS11xnWGkn0AH12a8pImi', 'LRmq7APvHCF9iKDOt3QJpZ', 'departure', 'Check Out', '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', '[]', 1, 14, 2, 1767603600000, null, 0, null, null, null),
  ('uc6ei3aATMVCDige9qxKtj', '8WkqdGBMbpu4jAuVMsnD1c', 'services', 'Your Nearest', '{"items":[]}', '[]', '[]', 0, 13, 1, 1767603600000, null, 0, null, null, null),
  ('wJ897DGZsoZbEd052gqIyY', '8WkqdGBMbpu4jAuVMsnD1c', 'welcome', 'Welcome Message', '{"text":""}', '[]', '[]', 0, 0, 1, 1767603600000, null, 0, null, null, null),
  ('x72aJ6aShahoe9aJvcF5fI', '2ILOm73EN1aykPwakFJjwX', 'shopping', 'Shopping', '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', '[]', 1, 11, 2, 1767603600000, null, 0, null, null, null),
  ('yLUM8aeLQFwhNHkCubY9js', '1TmVuDkvWyqkW3gc3JtWDP', 'places', 'Places To See', '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', '[]', 1, 9, 2, 1767603600000, null, 0, null, null, null),
  ('zIuIBfJYp9a5jFTptToiom', '8WkqdGBMbpu4jAuVMsnD1c', 'property', 'Property', '{"propertyName":"","address":"","city":"","state":"","country":""}', '[]', '[]', 0, 16, 1, 1767603600000, null, 0, null, null, null);

insert into share_links (token, guidebook_id, label, created_at, expires_at, revoked_at) values
  ('ha1kKTmCxOeylDfXDJrLax', 'LRmq7APvHCF9iKDOt3QJpZ', null, 1767606300002, null, null),
  ('j6O4Jq6Ar6ROpuigFE65RM', 'LRmq7APvHCF9iKDOt3QJpZ', null, 1767606300002, null, 1767606300002);

insert into retired_slugs (slug_hash, retired_at) values
  ('ea5a6879ca26faff74f6f730b32565ecca9003c434c1dd97df7ac11edd895468', 1767606300002);

insert into media (hash, user_id, width, height, widths, created_at, account_id) values
  ('0a417facc06e74f6e38e6588480a769e57aa65e62ec827cabffa88c08d2fadc6', 'nStEBTpWeSN1hWHfzvtJJi', 30, 20, '[30]', 1767603600000, 'AAZtctXdZunUeALtbCnTXG'),
  ('3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 'nStEBTpWeSN1hWHfzvtJJi', 30, 20, '[30]', 1767603600000, 'AAZtctXdZunUeALtbCnTXG');

insert into event_counts (hour, name, route, properties, count) values
  (1767603600000, 'purchase', '', '{"value":20,"currency":"AUD","items":[{"item_id":"pro-annual","item_name":"Pro, annual","price":20,"quantity":1}]}', 2),
  (1767603600000, 'subscription_completed', '', '{}', 2);

insert into account_members (account_id, user_id, role, is_limited, created_at) values
  ('AAZtctXdZunUeALtbCnTXG', 'Cnv4hyjPkzkEm3RbUnL1Ik', 'editor', 0, 1767604500001),
  ('AAZtctXdZunUeALtbCnTXG', 'iFN8ZxHQeG5stELGYcRWq4', 'viewer', 1, 1767604500002),
  ('AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'owner', 0, 1767603600000),
  ('GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'owner', 0, 1767603600000),
  ('UDlK5WfvjbvsSfKinYFGDB', 'iFN8ZxHQeG5stELGYcRWq4', 'owner', 0, 1767604500001),
  ('dyMs9oAvZLmHELFgtD8E1e', 'Cnv4hyjPkzkEm3RbUnL1Ik', 'owner', 0, 1767604500000);

insert into member_guidebooks (account_id, user_id, guidebook_id) values
  ('AAZtctXdZunUeALtbCnTXG', 'iFN8ZxHQeG5stELGYcRWq4', 'LRmq7APvHCF9iKDOt3QJpZ');

insert into account_subscriptions (account_id, subscription_id, state, period_end, access_until, renews, ended_at, updated_at, reminded_for) values
  ('AAZtctXdZunUeALtbCnTXG', 'test_Ue2gUxe8MzJK2qL9aHxDQv', 'active', 1799139600000, 1799139600000, 1, null, 1767603600000, null),
  ('GgdbiMbxTvOYdoNoA9aSZo', 'test_jbjLWQ3BBePtQVKbOrzMXL', 'active', 1799139600000, 1799139600000, 1, null, 1767603600000, null);

insert into section_media (section_id, hash, only_stay) values
  ('CCwMVN35g3BqktyrOz86Uz', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0),
  ('XMjfoJfufqSpuecGLJ3pl9', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0),
  ('bvofxKYQSUbacyYBroDZWY', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0),
  ('dYoyJkKsTJd2cXw3L41L8b', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0),
  ('hEnI0Zuw5SwsgznA7J8aa2', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0),
  ('pTjlTtMmceLZNV1lxJVcZL', '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b', 0);

insert into jobs (id, kind, due, payload, attempts, locked_until, fence, added_at, failed_at, failure) values
  ('FnwpkIj7e6oGsI3KkgavqT', 'members.invitationEmail', 1767606300002, '{"invitationId":"jEEb0pl63H6Q3ZBCVUBcZH","origin":"http://porchlight.test"}', 0, 0, 0, 1767606300002, null, null),
  ('Lm5iD6tiPOR6s6adgmWkPD', 'stays.requestEmail', 1767606300002, '{"requestId":"xGXK5qjuvQMr0MVYXDzlbW","origin":"http://porchlight.test"}', 0, 0, 0, 1767606300002, null, null),
  ('wwbAwHodGBO6tEaqsE6ZEa', 'notices.turn', 1767865500002, '{"id":"IZzKcYDn5kobCwVVmdOCAw"}', 0, 0, 0, 1767606300002, null, null);

insert into devices (token_hash, user_id, signed_in_at, expires_at) values
  ('09f776590c28c7c776bc28baf99a476d16d0a29bd99b4f6e1d1018e9bd114fa7', '3zTNxfaDz2PmL2ZUKc6x4T', 1767603600000, 1802163600000),
  ('75704ae37151edf4af34a5d0dc2f2032ed4503505790950ba3c9b664f6c7458e', 'Cnv4hyjPkzkEm3RbUnL1Ik', 1767604500000, 1802164500000),
  ('a2cb267366d176d5c485580d4b708b2c7f35ba41cf4a8b19d9e56d8c56978db8', 'nStEBTpWeSN1hWHfzvtJJi', 1767603600000, 1802163600000),
  ('fa46b72124481cd55ad14c34eaa4cbd32132547fc34e250e17ae8c2bd905649c', 'iFN8ZxHQeG5stELGYcRWq4', 1767604500001, 1802164500001);

insert into checkouts (id, account_id, created_at, returned_at, settled_at) values
  ('Ue2gUxe8MzJK2qL9aHxDQv', 'AAZtctXdZunUeALtbCnTXG', 1767603600000, null, 1767603600000),
  ('jbjLWQ3BBePtQVKbOrzMXL', 'GgdbiMbxTvOYdoNoA9aSZo', 1767603600000, null, 1767603600000);

insert into guidebook_access (guidebook_id, access, show_from, wifi_for_everyone, time_zone, contact, if_code_fails, stays_version, door_code_changed_at, door_code_known_to) values
  ('1TmVuDkvWyqkW3gc3JtWDP', 'stays', '3', 1, 'Pacific/Auckland', null, null, 2, null, 0),
  ('LRmq7APvHCF9iKDOt3QJpZ', 'stays', '3', 1, 'Pacific/Auckland', null, null, 7, null, 0);

insert into stays (id, guidebook_id, token, arrival, departure, check_in_time, check_out_time, guest_name, note, code, code_key, phone_digits, source, door_code, lock_set_at, show_from, sent_at, opened_at, arrived_at, revoked_at, cancelled_at, doubt, version, created_at, updated_at, platform) values
  ('6mRXOwU16TnEDBTe29sOJS', 'LRmq7APvHCF9iKDOt3QJpZ', '2XIY3Qy5f16guMUo2d6VhO', '2026-01-24', '2026-01-26', null, null, 'Sia', null, '6NFH2H95', '6NFH2H95', null, 'hand', null, null, null, null, null, null, 1767606300002, null, null, 2, 1767606300002, 1767606300002, null),
  ('HmFYuDiSYvAl45waAlsUkg', 'LRmq7APvHCF9iKDOt3QJpZ', 'y2aq7SD1vYuOvT6m4RNLND', '2026-01-20', '2026-01-23', null, null, 'Zoe', null, 'QDBY9DJE', 'QDBY9DJE', null, 'hand', null, null, null, null, null, null, null, null, null, 1, 1767606300002, 1767606300002, null),
  ('TVzV8gP670GlEH6BttAoxh', '1TmVuDkvWyqkW3gc3JtWDP', '7pWngB2XqJ6SorUoS7aGHa', '2026-01-04', '2026-01-09', null, null, 'Max', null, '8W3536DC', '8W3536DC', null, 'hand', null, null, null, null, null, null, null, null, null, 1, 1767606300002, 1767606300002, null),
  ('tL5Xhu8gJiG1d6ypImZvd5', 'LRmq7APvHCF9iKDOt3QJpZ', '4U0G9gy6LDPyuI815WJ79C', '2026-01-10', '2026-01-13', null, null, null, null, 'HMAAAAAAAA', 'HMAAAAAAAA', '0417', 'calendar', null, null, null, null, null, null, null, null, null, 1, 1767606300002, 1767606300002, 'airbnb'),
  ('u8Am6Tr0DiyUQhLDoebU3y', 'LRmq7APvHCF9iKDOt3QJpZ', 'dZCd8niMYk4CTPmygwDB6M', '2026-01-04', '2026-01-09', null, null, 'Anna', 'Late arrival', '8Z328EQS', '8Z328EQS', null, 'hand', '2468', null, null, null, null, null, null, null, null, 1, 1767606300002, 1767606300002, null),
  ('wgKoykdtSrX6Fhw2SFM3k0', 'LRmq7APvHCF9iKDOt3QJpZ', '4z68HwJOjlFxlf6jODrPYZ', '2026-01-01', '2026-01-04', null, null, 'Olive', null, '6YNMHFE9', '6YNMHFE9', null, 'hand', null, null, null, null, null, null, null, null, null, 1, 1767606300002, 1767606300002, null);

insert into stay_requests (id, token, guidebook_id, first_name, stay_id, refused_at, created_at) values
  ('xGXK5qjuvQMr0MVYXDzlbW', '8iYf2WLIVpAGRwLB8AqIjZ', 'LRmq7APvHCF9iKDOt3QJpZ', 'Ida', null, null, 1767606300002);

insert into notices (id, account_id, words, starts_at, ends_at, created_at) values
  ('IZzKcYDn5kobCwVVmdOCAw', 'AAZtctXdZunUeALtbCnTXG', 'Water is off on Tuesday.', 1767606300002, 1767865500002, 1767606300002);

insert into notice_guidebooks (notice_id, guidebook_id) values
  ('IZzKcYDn5kobCwVVmdOCAw', 'LRmq7APvHCF9iKDOt3QJpZ');

insert into calendars (id, guidebook_id, host, url, url_digest, name, platform, closures, etag, skipped, read_at, next_read_at, problem, failing_since, failures, failure_emailed_at, created_at) values
  ('qfhYGc6maUnBPboCfxKZh0', 'LRmq7APvHCF9iKDOt3QJpZ', 'www.airbnb.com', 'hi6aow6toK3aUfA58U5m3HuGtz5zvjuXlr6wWeOj0b_2G3ELZI4SJuvaYdhQLyuhcu8dGjgq9qslFFfuGsA-BPCIkj1zoTO8d0g8KpKKc5ovVC4iSnLumq8', 'ad95a7fdfc8889b1203c0f6e0968883feee23a92ce0890816bb6af63869bddfb', null, 'airbnb', 'ask', null, '{}', 1767606300002, 1767609929649, null, null, 0, null, 1767606300002);

insert into calendar_entries (id, calendar_id, uid, arrival, departure, kind, code, guest_name, phone_digits, check_in_time, check_out_time, decision, missing_since, is_missing_with_others, host_emailed_at, cancelled_at, stay_id, is_echo, last_write) values
  ('CO56H0yd7YuyvOkMbYF0Q9', 'qfhYGc6maUnBPboCfxKZh0', 'HMAAAAAAAA@airbnb.com', '2026-01-10', '2026-01-13', 'stay', 'HMAAAAAAAA', null, '0417', null, null, null, null, 0, null, null, 'tL5Xhu8gJiG1d6ypImZvd5', 0, '{"arrival":"2026-01-10","departure":"2026-01-13","checkInTime":null,"checkOutTime":null,"guestName":null,"phoneDigits":"0417","code":"HMAAAAAAAA","doubt":null,"isCancelled":false}'),
  ('lLmbHgKNwzboNbTSE9CymY', 'qfhYGc6maUnBPboCfxKZh0', 'block@airbnb.com', '2026-01-15', '2026-01-16', 'block', null, null, null, null, null, null, null, 0, null, null, null, 0, null);

insert into turnover_links (token, account_id, label, shows_codes, created_at, revoked_at) values
  ('1EMoFvfKRU9vnEXxM2yaBP', 'AAZtctXdZunUeALtbCnTXG', null, 0, 1767606300002, null);

insert into turnover_link_guidebooks (token, guidebook_id) values
  ('1EMoFvfKRU9vnEXxM2yaBP', 'LRmq7APvHCF9iKDOt3QJpZ');

insert into message_templates (account_id, kind, text) values
  ('AAZtctXdZunUeALtbCnTXG', 'soon', 'Kia ora {guest first name}! {link}');

insert into section_versions (history_id, section_id, version, content, sources, action, saved_at, saved_by, replaced_at, shared_id) values
  ('3AqQpcfNbRzSJBf7u7Zo9s', '3AqQpcfNbRzSJBf7u7Zo9s', 1, '{"restaurants":[],"activities":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('3AqQpcfNbRzSJBf7u7Zo9s', '3AqQpcfNbRzSJBf7u7Zo9s', 2, '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('45kmTYEW6rjAbrIZztXt7X', '45kmTYEW6rjAbrIZztXt7X', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('45kmTYEW6rjAbrIZztXt7X', '45kmTYEW6rjAbrIZztXt7X', 2, '{"text":"<p>The pool opens at eight.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('4C5EeLEXsXiDhL70eIVKnY', '4C5EeLEXsXiDhL70eIVKnY', 1, '{"propertyName":"","address":"","city":"","state":"","country":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('4C5EeLEXsXiDhL70eIVKnY', '4C5EeLEXsXiDhL70eIVKnY', 2, '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('9HDq80FbiR0LZ2W6iih9wH', '9HDq80FbiR0LZ2W6iih9wH', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('9HDq80FbiR0LZ2W6iih9wH', '9HDq80FbiR0LZ2W6iih9wH', 2, '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('A9hm9snlr4wzqwXvXwhfla', 'A9hm9snlr4wzqwXvXwhfla', 1, '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('A9hm9snlr4wzqwXvXwhfla', 'A9hm9snlr4wzqwXvXwhfla', 2, '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('AJ4KX1PgCsZF7WlMXAnffs', 'AJ4KX1PgCsZF7WlMXAnffs', 1, '{"intro":"","items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('AJ4KX1PgCsZF7WlMXAnffs', 'AJ4KX1PgCsZF7WlMXAnffs', 2, '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('B5soQUnxtL29NEIWCKoQST', 'B5soQUnxtL29NEIWCKoQST', 1, '{"networkName":"","password":"","notes":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('B5soQUnxtL29NEIWCKoQST', 'B5soQUnxtL29NEIWCKoQST', 2, '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('CCwMVN35g3BqktyrOz86Uz', 'CCwMVN35g3BqktyrOz86Uz', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('CCwMVN35g3BqktyrOz86Uz', 'CCwMVN35g3BqktyrOz86Uz', 2, '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('Dpg4QTrSWov9IFpX5UF5MQ', 'Dpg4QTrSWov9IFpX5UF5MQ', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('Dpg4QTrSWov9IFpX5UF5MQ', 'Dpg4QTrSWov9IFpX5UF5MQ', 2, '{"text":"<p>Torches are in the hall.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('DuvlnWAjH4twIhmbcoRYFF', 'DuvlnWAjH4twIhmbcoRYFF', 1, '{"propertyName":"","address":"","city":"","state":"","country":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('DuvlnWAjH4twIhmbcoRYFF', 'DuvlnWAjH4twIhmbcoRYFF', 2, '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('EnVUGy9saF1YJHuKSlbTP0', 'EnVUGy9saF1YJHuKSlbTP0', 1, '{"restaurants":[],"activities":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('EnVUGy9saF1YJHuKSlbTP0', 'EnVUGy9saF1YJHuKSlbTP0', 2, '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('JAOrj5BUpnRtfQMLePEDLv', 'JAOrj5BUpnRtfQMLePEDLv', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('JAOrj5BUpnRtfQMLePEDLv', 'JAOrj5BUpnRtfQMLePEDLv', 2, '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('JLfBhhaAaNc1jmWGWRA3xX', 'JLfBhhaAaNc1jmWGWRA3xX', 1, '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('JLfBhhaAaNc1jmWGWRA3xX', 'JLfBhhaAaNc1jmWGWRA3xX', 2, '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('M7oJOhNXe5SJx1uY3DxvXz', 'M7oJOhNXe5SJx1uY3DxvXz', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('M7oJOhNXe5SJx1uY3DxvXz', 'M7oJOhNXe5SJx1uY3DxvXz', 2, '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('M7xCSJNb7jWdCEcfkAL5k1', 'M7xCSJNb7jWdCEcfkAL5k1', 1, '{"networkName":"","password":"","notes":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('M7xCSJNb7jWdCEcfkAL5k1', 'M7xCSJNb7jWdCEcfkAL5k1', 2, '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('PAeUxYNakE2C6x8fRzta2v', 'PAeUxYNakE2C6x8fRzta2v', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('PAeUxYNakE2C6x8fRzta2v', 'PAeUxYNakE2C6x8fRzta2v', 2, '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('QXryMU0Sm2C10sfznz2r8B', 'QXryMU0Sm2C10sfznz2r8B', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('QXryMU0Sm2C10sfznz2r8B', 'QXryMU0Sm2C10sfznz2r8B', 2, '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('RPalD06YpxVGkvZna7vY7I', 'RPalD06YpxVGkvZna7vY7I', 1, '{"checkInType":"","details":"","doorCode":"","parkingInfo":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('RPalD06YpxVGkvZna7vY7I', 'RPalD06YpxVGkvZna7vY7I', 2, '{"checkInType":"Self check-in","checkInTime":"15:00","details":"<p>Up the stairs</p>","doorCode":"4817#","parkingInfo":"<p>On the street</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('TUAQrUFJa8j47mi5KlNhyV', 'TUAQrUFJa8j47mi5KlNhyV', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('TUAQrUFJa8j47mi5KlNhyV', 'TUAQrUFJa8j47mi5KlNhyV', 2, '{"text":"<p>Torches are in the hall.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('TkcgAPe0Jc8ximZ5dGtdwb', 'TkcgAPe0Jc8ximZ5dGtdwb', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('TkcgAPe0Jc8ximZ5dGtdwb', 'TkcgAPe0Jc8ximZ5dGtdwb', 2, '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', 1767606300002, null),
  ('V7HSnRgDQBGSXPsPu0PSNQ', 'V7HSnRgDQBGSXPsPu0PSNQ', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('V7HSnRgDQBGSXPsPu0PSNQ', 'V7HSnRgDQBGSXPsPu0PSNQ', 2, '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('WnfHxm84cKHu6QNlZpalkh', 'WnfHxm84cKHu6QNlZpalkh', 1, '{"rules":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('WnfHxm84cKHu6QNlZpalkh', 'WnfHxm84cKHu6QNlZpalkh', 2, '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('WsXxrFAP6hFak0jfPCtbPx', 'WsXxrFAP6hFak0jfPCtbPx', 1, '{"propertyName":"","address":"","city":"","state":"","country":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('WsXxrFAP6hFak0jfPCtbPx', 'WsXxrFAP6hFak0jfPCtbPx', 2, '{"propertyName":"Lake House","address":"12 Beacon Point Road","city":"Wānaka","state":"","country":"New Zealand"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('XMjfoJfufqSpuecGLJ3pl9', 'XMjfoJfufqSpuecGLJ3pl9', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('XMjfoJfufqSpuecGLJ3pl9', 'XMjfoJfufqSpuecGLJ3pl9', 2, '{"text":"<p>Kia ora, the lamp is on for you all.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', 1767605400002, null),
  ('XMjfoJfufqSpuecGLJ3pl9', 'XMjfoJfufqSpuecGLJ3pl9', 3, '{"text":"<p>Kia ora, and welcome.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', 'saved', 1767605400002, 'nStEBTpWeSN1hWHfzvtJJi', 1767606300002, null),
  ('XMjfoJfufqSpuecGLJ3pl9', 'XMjfoJfufqSpuecGLJ3pl9', 4, '{"text":"<p>Kia ora, the lamp is on for you.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', 'saved', 1767606300002, 'Cnv4hyjPkzkEm3RbUnL1Ik', null, null),
  ('XPjTedBtimDA648U6RZnHc', 'XPjTedBtimDA648U6RZnHc', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('XPjTedBtimDA648U6RZnHc', 'XPjTedBtimDA648U6RZnHc', 2, '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('Y45rpyzVImfsX7gWO3ozix', 'Y45rpyzVImfsX7gWO3ozix', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('Y45rpyzVImfsX7gWO3ozix', 'Y45rpyzVImfsX7gWO3ozix', 2, '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('YKShA1anjF5V1DDMd0JH6a', 'YKShA1anjF5V1DDMd0JH6a', 1, '{"networkName":"","password":"","notes":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('YKShA1anjF5V1DDMd0JH6a', 'YKShA1anjF5V1DDMd0JH6a', 2, '{"networkName":"LakeHouse-5G","password":"kea & ''tui''","notes":"<p>Best upstairs</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('ZcXo5ZGTPszEoutXwLFYAY', 'ZcXo5ZGTPszEoutXwLFYAY', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('ZcXo5ZGTPszEoutXwLFYAY', 'ZcXo5ZGTPszEoutXwLFYAY', 2, '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('ZsVqlSjr41KRXyck7F3GOG', 'ZsVqlSjr41KRXyck7F3GOG', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('ZsVqlSjr41KRXyck7F3GOG', 'ZsVqlSjr41KRXyck7F3GOG', 2, '{"text":"<p>Bus 309 stops at the gate.</p>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('a2aF5lqb0G6xfEBMaWdeO4', 'a2aF5lqb0G6xfEBMaWdeO4', 1, '{"rules":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('a2aF5lqb0G6xfEBMaWdeO4', 'a2aF5lqb0G6xfEBMaWdeO4', 2, '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('bG7gLJxi2K7AvkoxcO3YmF', 'bG7gLJxi2K7AvkoxcO3YmF', 1, '{"intro":"","items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('bG7gLJxi2K7AvkoxcO3YmF', 'bG7gLJxi2K7AvkoxcO3YmF', 2, '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('bvofxKYQSUbacyYBroDZWY', 'bvofxKYQSUbacyYBroDZWY', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('bvofxKYQSUbacyYBroDZWY', 'bvofxKYQSUbacyYBroDZWY', 2, '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('cuPHH7x2EuMNtMGC3NnHeO', 'cuPHH7x2EuMNtMGC3NnHeO', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('cuPHH7x2EuMNtMGC3NnHeO', 'cuPHH7x2EuMNtMGC3NnHeO', 2, '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('dUmwI4rSAa1reHUCRICob0', 'dUmwI4rSAa1reHUCRICob0', 1, '{"rules":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('dUmwI4rSAa1reHUCRICob0', 'dUmwI4rSAa1reHUCRICob0', 2, '{"rules":["Quiet after 22:00","No shoes inside"]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('dYoyJkKsTJd2cXw3L41L8b', 'dYoyJkKsTJd2cXw3L41L8b', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('dYoyJkKsTJd2cXw3L41L8b', 'dYoyJkKsTJd2cXw3L41L8b', 2, '{"text":"<p>Kia ora, the lamp is on for you all.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('dukmmfN71xvsQ6wfa0THXC', 'dukmmfN71xvsQ6wfa0THXC', 1, '{"restaurants":[],"activities":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('dukmmfN71xvsQ6wfa0THXC', 'dukmmfN71xvsQ6wfa0THXC', 2, '{"restaurants":[{"name":"Kika","description":"","category":""}],"activities":[{"name":"Roys Peak","description":"","category":""}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('dvgExdhBREdeMUBSXAU5aB', 'dvgExdhBREdeMUBSXAU5aB', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('dvgExdhBREdeMUBSXAU5aB', 'dvgExdhBREdeMUBSXAU5aB', 2, '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('e8KtTj2YeqPh6qVfQpFkao', 'e8KtTj2YeqPh6qVfQpFkao', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('e8KtTj2YeqPh6qVfQpFkao', 'e8KtTj2YeqPh6qVfQpFkao', 2, '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('egQnaxT1cAZ7vV51TvrqTj', 'egQnaxT1cAZ7vV51TvrqTj', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('egQnaxT1cAZ7vV51TvrqTj', 'egQnaxT1cAZ7vV51TvrqTj', 2, '{"text":"<p>Kayaks hang under the deck.</p>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('fc7ZDeyvoxOUizX58n2N2g', 'fc7ZDeyvoxOUizX58n2N2g', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('fc7ZDeyvoxOUizX58n2N2g', 'fc7ZDeyvoxOUizX58n2N2g', 2, '{"text":"<p>Torches are in the hall.</p>"}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('gLtwWw78j7wrhKAobmnVSv', 'gLtwWw78j7wrhKAobmnVSv', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('gLtwWw78j7wrhKAobmnVSv', 'gLtwWw78j7wrhKAobmnVSv', 2, '{"items":[{"name":"Swim","description":"From the jetty.","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('gvZDWQVlcmbiZHrWjfrr83', 'gvZDWQVlcmbiZHrWjfrr83', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('gvZDWQVlcmbiZHrWjfrr83', 'gvZDWQVlcmbiZHrWjfrr83', 2, '{"items":[{"name":"Lake Laundry","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('hEnI0Zuw5SwsgznA7J8aa2', 'hEnI0Zuw5SwsgznA7J8aa2', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('hEnI0Zuw5SwsgznA7J8aa2', 'hEnI0Zuw5SwsgznA7J8aa2', 2, '{"items":[{"title":"Spa","description":"<p>Lift the lid</p>","videoUrl":"","imageUrls":["/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg"]},{"title":"Coffee machine","description":"<p>Press once.</p>","videoUrl":"","imageUrls":[]}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('i5ve2fKq13GspjXOEvuzsS', 'i5ve2fKq13GspjXOEvuzsS', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('i5ve2fKq13GspjXOEvuzsS', 'i5ve2fKq13GspjXOEvuzsS', 2, '{"items":[{"name":"Mere","role":"Neighbour","phone":"021 555 010","call":true,"message":false,"whatsApp":false,"email":"","anyTime":true,"hours":"","note":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('kueYfeUBfphE0AWhGwtkpZ', 'kueYfeUBfphE0AWhGwtkpZ', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('kueYfeUBfphE0AWhGwtkpZ', 'kueYfeUBfphE0AWhGwtkpZ', 2, '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('pTjlTtMmceLZNV1lxJVcZL', 'pTjlTtMmceLZNV1lxJVcZL', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('pTjlTtMmceLZNV1lxJVcZL', 'pTjlTtMmceLZNV1lxJVcZL', 2, '{"text":"<p>Kia ora, the lamp is on for you all.</p><img src=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b.jpg\" srcset=\"/media/3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b-30.webp 30w\" sizes=\"(min-width: 800px) 720px, 100vw\" width=\"30\" height=\"20\" alt=\"The deck at first light\">"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('r1CvuVJFI6jzOK6GOzKCfg', 'r1CvuVJFI6jzOK6GOzKCfg', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('r1CvuVJFI6jzOK6GOzKCfg', 'r1CvuVJFI6jzOK6GOzKCfg', 2, '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('sGsDHiKCQ5uwhsUOJALftD', 'sGsDHiKCQ5uwhsUOJALftD', 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('sGsDHiKCQ5uwhsUOJALftD', 'sGsDHiKCQ5uwhsUOJALftD', 2, '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('sUNt4rZsTaxtayAnikfBac', 'sUNt4rZsTaxtayAnikfBac', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('sUNt4rZsTaxtayAnikfBac', 'sUNt4rZsTaxtayAnikfBac', 2, '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('tObK8PsZ2eDJH7FHKPsqzh', 'tObK8PsZ2eDJH7FHKPsqzh', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('tObK8PsZ2eDJH7FHKPsqzh', 'tObK8PsZ2eDJH7FHKPsqzh', 2, '{"items":[{"name":"Kai Whakapai","description":"On the lake front.","category":"Cafe"}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null),
  ('tjS11xnWGkn0AH12a8pImi', 'tjS11xnWGkn0AH12a8pImi', 1, '{"intro":"","items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('tjS11xnWGkn0AH12a8pImi', 'tjS11xnWGkn0AH12a8pImi', 2, '{"checkOutTime":"10:00","intro":"<p>Thank you</p>","items":["Strip the beds","Keys in the safe"]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('x72aJ6aShahoe9aJvcF5fI', 'x72aJ6aShahoe9aJvcF5fI', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('x72aJ6aShahoe9aJvcF5fI', 'x72aJ6aShahoe9aJvcF5fI', 2, '{"items":[{"name":"Mediterranean Market","description":"","category":""}]}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, null),
  ('yDk0weJYHgjSHGf4cHPy2g', null, 1, '{"text":""}', '[]', 'before', 1767603600000, null, 1767603600000, 'yDk0weJYHgjSHGf4cHPy2g'),
  ('yDk0weJYHgjSHGf4cHPy2g', null, 2, '{"text":"<p>Stock the pantry.</p><div class=\"stay-only\"><p>The wine fridge opens with 5520.</p></div>"}', '[]', 'saved', 1767603600000, 'nStEBTpWeSN1hWHfzvtJJi', null, 'yDk0weJYHgjSHGf4cHPy2g'),
  ('yLUM8aeLQFwhNHkCubY9js', 'yLUM8aeLQFwhNHkCubY9js', 1, '{"items":[]}', '[]', 'before', 1767603600000, null, 1767603600000, null),
  ('yLUM8aeLQFwhNHkCubY9js', 'yLUM8aeLQFwhNHkCubY9js', 2, '{"items":[{"name":"Rippon Hill","description":"Vines down to the lake.","category":"View"}]}', '[]', 'saved', 1767603600000, '3zTNxfaDz2PmL2ZUKc6x4T', null, null);

insert into section_version_media (history_id, version, hash) values
  ('CCwMVN35g3BqktyrOz86Uz', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('XMjfoJfufqSpuecGLJ3pl9', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('XMjfoJfufqSpuecGLJ3pl9', 3, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('XMjfoJfufqSpuecGLJ3pl9', 4, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('bvofxKYQSUbacyYBroDZWY', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('dYoyJkKsTJd2cXw3L41L8b', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('hEnI0Zuw5SwsgznA7J8aa2', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b'),
  ('pTjlTtMmceLZNV1lxJVcZL', 2, '3f011053b8aac9a86b7fbd755ecf00e44c849e70c3c71215d07b111929e24b7b');

insert into invitations (id, account_id, email, role, guidebooks, invited_by, created_at, expires_at) values
  ('jEEb0pl63H6Q3ZBCVUBcZH', 'AAZtctXdZunUeALtbCnTXG', 'ivy@example.com', 'viewer', null, 'nStEBTpWeSN1hWHfzvtJJi', 1767606300002, 1768815900002);

insert into invitation_tokens (token_hash, invitation_id) values
  ('6bf23f54698e975934960149160145ac2dd80500607bbee05ec93b02936629a5', 'jEEb0pl63H6Q3ZBCVUBcZH');

insert into account_activity (id, account_id, user_id, call, guidebook_id, at, times) values
  ('23cGLDLXHsPsZ7x318BrHk', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks/{id}/stays', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 3),
  ('29uh8QFNuA8TdHiKfoCV0x', 'GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'POST /guidebooks', null, 1767603600000, 1),
  ('2pLLJlFJ2lAL9mMT5MO5dS', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /shared-sections', null, 1767606300002, 1),
  ('77uzPZqETk2adjYtV2z5mG', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebooks/{id}/layout', 'LRmq7APvHCF9iKDOt3QJpZ', 1767603600000, 1),
  ('847cQLrNJj7QgcWvrGL4DP', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebooks/{id}/languages', 'LRmq7APvHCF9iKDOt3QJpZ', 1767603600000, 1),
  ('9mfAwe9XXyhVZ2Z1VRvNYe', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks', null, 1767603600000, 3),
  ('FEGxGzibR6wG8PCveNdb9A', 'AAZtctXdZunUeALtbCnTXG', 'Cnv4hyjPkzkEm3RbUnL1Ik', 'POST /guidebooks/{id}/stays', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('KbSMP3icLFnymO7ZTPW3sb', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PATCH /stays/{id}', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('NiTaVh9uljGC9M2F70qPYv', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks/{id}/sections', 'LRmq7APvHCF9iKDOt3QJpZ', 1767603600000, 2),
  ('QQ0E8yuAOEBdijcNZ2pLtc', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks/{id}/calendars', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('SlA2fBraGj1rxRAjMKA1Qv', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebooks/{id}/translations', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('TbCDEOqFTHIoWOy8moUjLT', 'GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'PUT /guidebook-sections/{id}', '1TmVuDkvWyqkW3gc3JtWDP', 1767603600000, 17),
  ('V42HpPjRwaPv8zxseTO9mG', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /account/members', null, 1767606300002, 1),
  ('VMhNJ46rfvsE39yDN9TqrP', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebooks/{id}/access', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('X1S5RYGWJqAOKOqBahj9Dv', 'GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'POST /create-checkout-session', null, 1767603600000, 1),
  ('Yg7vC359BxzeyHtPHyb2lm', 'GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'PUT /guidebooks/{id}/access', '1TmVuDkvWyqkW3gc3JtWDP', 1767606300002, 1),
  ('aEZ7RdriccyVBV2FJmnw9a', 'AAZtctXdZunUeALtbCnTXG', 'Cnv4hyjPkzkEm3RbUnL1Ik', 'PUT /guidebook-sections/{id}', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('aQHnEdoc7TeSDCpnxI3jD5', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebook-sections/{id}', '2ILOm73EN1aykPwakFJjwX', 1767603600000, 17),
  ('dLFAfJLhEnQ83GSryzUY2y', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /create-checkout-session', null, 1767603600000, 1),
  ('fOCssr596lBjO2gbTVmj9e', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /account/branding', null, 1767606300002, 1),
  ('hMV0LSdP7u7bSYSdiJADma', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /turnover-links', null, 1767606300002, 1),
  ('ijSaawG8bPwbOWcAAEq4Dj', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks/{id}/slug', '2ILOm73EN1aykPwakFJjwX', 1767606300002, 1),
  ('mq7xvYRL971ilfx1KzCNNw', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'DELETE /share-links/{token}', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 1),
  ('om4qTFfzv7u3e0kgMOwTvZ', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /guidebooks/{id}/share-links', 'LRmq7APvHCF9iKDOt3QJpZ', 1767606300002, 2),
  ('qsROPbAeaQWBYmUO6kpNMV', 'GgdbiMbxTvOYdoNoA9aSZo', '3zTNxfaDz2PmL2ZUKc6x4T', 'POST /guidebooks/{id}/stays', '1TmVuDkvWyqkW3gc3JtWDP', 1767606300002, 1),
  ('sK1dKPINNlPBjWBmliRLXL', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /message-templates', null, 1767606300002, 1),
  ('siW4Y26PfEJQjCv64jFbyo', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PATCH /guidebooks/{id}/archive', '8WkqdGBMbpu4jAuVMsnD1c', 1767603600000, 1),
  ('tQcBTZnSxfvDMUWlflzPzp', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'POST /notices', null, 1767606300002, 1),
  ('uUJq9iSEsAe5PGVXEQe5TG', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebook-sections/{id}', 'LRmq7APvHCF9iKDOt3QJpZ', 1767605400002, 20),
  ('zpyN0ctO0BSEbGHENOTvQL', 'AAZtctXdZunUeALtbCnTXG', 'nStEBTpWeSN1hWHfzvtJJi', 'PUT /guidebooks/{id}', 'LRmq7APvHCF9iKDOt3QJpZ', 1767603600000, 1);

insert into guidebook_languages (guidebook_id, language) values
  ('LRmq7APvHCF9iKDOt3QJpZ', 'de');

insert into translations (owner_id, section_id, shared_id, language, path, source_digest, source, text, made_by, needs_look, saved_at) values
  ('WnfHxm84cKHu6QNlZpalkh', 'WnfHxm84cKHu6QNlZpalkh', null, 'de', 'rules.0', 'Ehl9R2Gk787sTOsxysa7Ma', 'Quiet after 22:00', 'Leise nach 22:00', 'host', 0, 1767606300002);

insert into unfound_searches (guidebook_id, day, text, count) values
  ('LRmq7APvHCF9iKDOt3QJpZ', '2026-01-05', 'sauna', 1);

insert into short_links (code, guidebook_id, anchor, guide, created_at) values
  ('828cgewg6q', 'LRmq7APvHCF9iKDOt3QJpZ', '', '', 1767606300002),
  ('b7uuv64bdn', 'LRmq7APvHCF9iKDOt3QJpZ', 'howto', 'Spa', 1767606300002),
  ('pp32bmfpee', 'LRmq7APvHCF9iKDOt3QJpZ', 'howto', 'Coffee machine', 1767606300002);

insert into account_branding (account_id, logo, names_product) values
  ('AAZtctXdZunUeALtbCnTXG', null, 0);
