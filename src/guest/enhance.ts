import { wireCounting } from "#guest/script/counting.ts";
import { wireCopying } from "#guest/script/copying.ts";
import { wireHomeScreen } from "#guest/script/homeScreen.ts";
import { wireOpened } from "#guest/script/opened.ts";
import { wireOffline } from "#guest/script/offline.ts";
import { wirePaper } from "#guest/script/paper.ts";
import { wireReading } from "#guest/script/reading.ts";
import { wireSearch } from "#guest/script/searching.ts";
import { wireVideos } from "#guest/script/videos.ts";
import { wireViewer } from "#guest/script/viewing.ts";

/** All that script adds to a guest's page; the page is whole without it. Under 8 KB, and no library in it. */
wireCopying();
wireVideos();
wireViewer();
wireReading();
wireSearch();
wirePaper();
wireOffline();
wireHomeScreen();
wireOpened();
wireCounting();
