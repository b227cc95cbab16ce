"""Irregular German verbs: the stems and participles that no rule finds."""

# "infinitive: stems, then the participle"; endings (-st, -t, -en, -e) are added to stems. Forms with a prefix
# (abgeben, vergeben) follow from these.
_TABLE = """
backen: bäck buk gebacken
befehlen: befiehl befahl befohlen
beginnen: begann begonnen
beissen: biss gebissen
bergen: birg barg geborgen
bersten: birst barst geborsten
bewegen: bewog bewogen
biegen: bog gebogen
bieten: bot geboten
binden: band gebunden
bitten: bat gebeten
blasen: bläs blies geblasen
bleiben: blieb geblieben
braten: brät briet gebraten
brechen: brich brach gebrochen
brennen: brann gebrannt
bringen: brach bräch gebracht
denken: dach däch gedacht
dringen: drang gedrungen
dürfen: darf durf dürf gedurft
empfangen: empfäng empfing empfangen
empfehlen: empfiehl empfahl empfohlen
empfinden: empfand empfunden
erlöschen: erlisch erlosch erloschen
erschrecken: erschrick erschrak erschrocken
essen: iss ass gegessen
fahren: fähr fuhr gefahren
fallen: fäll fiel gefallen
fangen: fäng fing gefangen
fechten: fich focht gefochten
finden: fand fänd gefunden
flechten: flich flocht geflochten
fliegen: flog flög geflogen
fliehen: floh geflohen
fliessen: floss geflossen
fressen: friss frass gefressen
frieren: fror gefroren
gebären: gebier gebar geboren
geben: gib gab gäb gegeben
gedeihen: gedieh gediehen
gehen: ging gegangen
gelingen: gelang gelungen
gelten: gil galt gegolten
genesen: genas genesen
geniessen: genoss genossen
geschehen: geschieh geschah geschehen
gewinnen: gewann gewonnen
giessen: goss gegossen
gleichen: glich geglichen
gleiten: glitt geglitten
graben: gräb grub gegraben
greifen: griff gegriffen
haben: ha hat hatt hätt gehabt
halten: häl hält hielt gehalten
hängen: hing gehangen
hauen: hieb gehauen
heben: hob gehoben
heissen: hiess geheissen
helfen: hilf half geholfen
kennen: kann gekannt
klingen: klang geklungen
kneifen: kniff gekniffen
kommen: kam käm gekommen
können: kann konn könn gekonnt
kriechen: kroch gekrochen
laden: läd lud geladen
lassen: läss liess gelassen
laufen: läuf lief gelaufen
leiden: litt gelitten
leihen: lieh geliehen
lesen: lies las läs gelesen
liegen: lag läg gelegen
lügen: log gelogen
mahlen: gemahlen
meiden: mied gemieden
melken: molk gemolken
messen: miss mass gemessen
misslingen: misslang misslungen
mögen: mag moch möch gemocht
müssen: muss müss gemusst
nehmen: nimm nahm nähm genommen
nennen: nann genannt
pfeifen: pfiff gepfiffen
preisen: pries gepriesen
quellen: quill quoll gequollen
raten: rät riet geraten
reiben: rieb gerieben
reissen: riss gerissen
reiten: ritt geritten
rennen: rann gerannt
riechen: roch gerochen
ringen: rang gerungen
rinnen: rann geronnen
rufen: rief gerufen
saufen: säuf soff gesoffen
schaffen: schuf geschaffen
scheiden: schied geschieden
scheinen: schien geschienen
schelten: schil schalt gescholten
scheren: schor geschoren
schieben: schob geschoben
schiessen: schoss geschossen
schlafen: schläf schlief geschlafen
schlagen: schläg schlug geschlagen
schleichen: schlich geschlichen
schleifen: schliff geschliffen
schliessen: schloss geschlossen
schlingen: schlang geschlungen
schmeissen: schmiss geschmissen
schmelzen: schmilz schmolz geschmolzen
schneiden: schnitt geschnitten
schreiben: schrieb geschrieben
schreien: schrie geschrien
schreiten: schritt geschritten
schweigen: schwieg geschwiegen
schwellen: schwill schwoll geschwollen
schwimmen: schwamm geschwommen
schwinden: schwand geschwunden
schwingen: schwang geschwungen
schwören: schwor geschworen
sehen: sieh sah säh gesehen
sein: bin bis ist sind seid war wär sei gewesen
senden: sand gesandt
singen: sang gesungen
sinken: sank gesunken
sinnen: sann gesonnen
sitzen: sass gesessen
sollen: soll gesollt
spinnen: spann gesponnen
sprechen: sprich sprach spräch gesprochen
spriessen: spross gesprossen
springen: sprang gesprungen
stechen: stich stach gestochen
stehen: stand stünd ständ gestanden
stehlen: stiehl stahl gestohlen
steigen: stieg gestiegen
stinken: stank gestunken
stossen: stöss stiess gestossen
streichen: strich gestrichen
streiten: stritt gestritten
tragen: träg trug trüg getragen
treffen: triff traf träf getroffen
treiben: trieb getrieben
treten: tritt trit trat getreten
trinken: trank getrunken
trügen: trog getrogen
tun: tu tat tät getan
verderben: verdirb verdarb verdorben
vergessen: vergiss vergass vergessen
verlieren: verlor verloren
verzeihen: verzieh verziehen
wachsen: wächs wuchs gewachsen
wägen: wog gewogen
waschen: wäsch wusch gewaschen
weichen: wich gewichen
weisen: wies gewiesen
wenden: wand gewandt
werben: wirb warb geworben
werden: wir wird wurd würd geworden worden
werfen: wirf warf geworfen
wiegen: wog gewogen
winden: wand gewunden
wissen: weiss wuss wüss gewusst
wollen: will woll gewollt
ziehen: zog zög gezogen
zwingen: zwang gezwungen
"""

# Infinitive → its irregular stems and participles.
IRREGULAR: dict[str, tuple[str, ...]] = {
    infinitive: tuple(forms.split())
    for infinitive, forms in (line.split(": ") for line in _TABLE.strip().splitlines())
}
