import { wireCounting } from "#guest/script/counting.ts";
import { wireCopying } from "#guest/script/copying.ts";
import { wireForms } from "#guest/script/forms.ts";
import { wireHomeScreen } from "#guest/script/homeScreen.ts";
import { wireOpened } from "#guest/script/opened.ts";
import { wireOffline } from "#guest/script/offline.ts";
import { wirePaper } from "#guest/script/paper.ts";
import { wireReading } from "#guest/script/reading.ts";
import { wireSearch } from "#guest/script/searching.ts";
import { wireVideos } from "#guest/script/videos.ts";
import { wireViewer } from "#guest/script/viewing.ts";

/** The guest script, an enhancement: the page is complete without it. Under 8 KB, without a library. */
wireCopying();
wireVideos();
wireViewer();
wireReading();
wireSearch();
wirePaper();
wireOffline();
wireForms();
wireHomeScreen();
wireOpened();
wireCounting();
