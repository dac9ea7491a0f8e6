import { spanishSearch } from "#languages/searchTexts/spanish.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const spanish: FullLexicon = {
  texts: spanishSearch,
  stopWords:
    "reserva reservas nombre nombres a admiten admite admitidos adónde al algo alguien algún alguna ante aquí así aún cada cerca cercano cercana como con conseguir cual cuáles cuando cuánto cuánta de deja dejar dejo del desde después donde dos el ella ellos en encender enciende encendido encontrar encuentro encuentra era es esa ese eso está están este esto funciona funcionar funcionan fue gracias ha haber hacer hace hago han has hasta hay he hola la las le les llegar lo los más me mi mis mucho muy necesito necesitamos ni no nos nosotros nuestro nuestra o os otra otro para pero permite permiten permitido permitida permitidos poder podemos poner pongo por porque podría posible puede pueden puedo que quién quiero queremos sale salir se ser si sin sobre son soy su sus también te tengo tenemos tener tiene tienen tira tirar tiro tu un una uno unos usar usa usan usamos uso utilizar va vamos voy y ya yo apagar abrir ir trae traer llevar hora adicional adicionales casa piso apartamento alojamiento habitación bienvenido bienvenidos comprar viejo vieja nuevo nueva cerrar cierra cierro colgar limpiar conectar pulsar empujar cambiar vaciar mojado sucio seco grande pequeño bueno fuera dentro caso pasa probar preguntar visitar conducir pedir reservar entrar incluido incluida ofrecen solo mismo guardar coger subir bajar baja sube funcionamiento caliente lejos distancia máximo q x xq porfa oye todo toda todos hemos nada siempre ahora aqui estoy estamos",
  endings:
    "amientos amiento aciones ación iones imos amos ados adas idos idas ado ada ido ida ando iendo ar er ir es as os a e o s",
  needs: {
    wifi: "nombre del wifi, nombre de la red, wifi, wi fi, internet, red, router, conexión, conexión a internet, ?conectarme, ?conectarnos, ?en línea",
    password: "contraseña, clave, clave del wifi, código wifi",
    reception: "cobertura, señal de móvil, cobertura móvil, señal, recepción móvil, ?datos móviles",
    checkin:
      "check in, checkin, entrada, llegada, ?llegar, registro, hora de entrada, hora de llegada, ?a partir de qué hora, ?desde qué hora",
    lateCheckin:
      "llegar tarde, llegada tardía, llegar de noche, entrada tardía, late check in, llegamos tarde, ?llegamos de noche, ?llegada tarde, ?después de medianoche, ?llegar después, ?retraso, ?vuelo retrasado",
    earlyCheckin:
      "llegar antes, entrada anticipada, early check in, entrar antes, llegada temprana, ?llegar temprano, ?llegar más temprano, ?entrar temprano, ?llegada anticipada, ?check in temprano, ?antes de la hora",
    door: "puerta, ?entrar, portal, cerradura, ?abrir la puerta, acceso, ?entrar en el piso, ?cerrar con llave, timbre, telefonillo, ?llave de la puerta, ?portero automático, ?interfono, ?entrada principal, ?quedado fuera, ?cerrojo",
    gate: "verja, cancela, portón",
    key: "llave, llaves, caja de llaves, tarjeta llave, caja fuerte de llaves, ?candado, ?llavero",
    doorCode:
      "código, código de la puerta, código de acceso, código de entrada, pin, teclado, ?combinación, ?clave de la puerta",
    parking:
      "aparcamiento, aparcar, parking, garaje, estacionamiento, estacionar, aparco, plaza de garaje, coche, ?aparcar el coche, ?dejar el coche, ?parquear, ?estacionar el coche, ?zona azul, ?aparcamos, ?parqueadero, ?cochera",
    carCharging:
      "cargador de coche, coche eléctrico, punto de recarga, cargar el coche, recarga, cargador eléctrico",
    elevator: "ascensor, elevador, ?escaleras, ?escalera, ?montacargas, ?sin ascensor",
    luggage:
      "equipaje, maleta, maletas, consigna, equipajes, guardar maletas, bolsas, dejar el equipaje, ?dejar las maletas, ?dejar maletas, ?guardar el equipaje, ?guardar las maletas, ?consigna de equipaje, ?taquillas, ?mochilas, ?dejar las cosas",
    directions: "?cómo llegar a la casa, ruta, indicaciones",
    postalAddress: "dirección",
    checkout:
      "fin de la estancia, check out, checkout, salida, hora de salida, ?dejar el piso, ?irse, ?marcharse, abandonar, ?al irse, ?al salir, ?al marcharnos, ?dejar la casa, ?antes de irse, ?desocupar, ?irnos, ?día de salida, ?último día, ?devolver las llaves, ?marcharnos, ?desalojar",
    lateCheckout:
      "salir más tarde, salida tardía, late check out, quedarse más, salida más tarde, alargar, ?salir tarde, ?salir después, ?quedarnos más, ?check out tarde, ?dejar el piso más tarde, ?otra noche, ?un rato más",
    host: "anfitrión, anfitriona, dueño, dueña, propietario, contactar, contacto, conserje, ?avisar, ?vuestro número, ?tu número, ?ayuda, ?los dueños, ?llamaros, ?a quién llamo, ?un problema, ?os llamo, ?encargado, ?localizar",
    heating:
      "calefacción, calentar, radiador, radiadores, bomba de calor, termostato, ?frío, ?calor, estufa, ?calentarse, ?calentador de aire, ?temperatura, ?calefactor, ?pellets, ?poner la calefacción, ?hace frío, ?helados, ?congelados, ?subir la temperatura, ?muero de frío, ?calentador",
    fireplace:
      "chimenea, leña, encender el fuego, fuego, estufa de leña, ?pellet, ?pellets, ?troncos, ?encender la chimenea, ?leñera",
    airCon:
      "aire acondicionado, aire, climatización, climatizador, refrigeración, ?mucho calor, ?aire frío, ?enfriar, ?split, ?hace calor, ?bochorno, ?refrescar, ?asando, ?de calor",
    fan: "ventilador, ventiladores",
    hotWater:
      "agua caliente, calentador, caldera, termo, agua fría, calentador de agua, ducha fría, ?acabó el agua caliente, ?no sale agua caliente, ?agua sale fría, ?ducha caliente, ?sale fría, ?no sale caliente",
    power:
      "luz se ha ido, electricidad, cuadro eléctrico, fusibles, corriente, apagón, diferencial, corte de luz, se ha ido la luz, salta la luz, sin luz, no hay luz, plomos, automático, ?se fue la luz, ?han saltado los plomos, ?caja de fusibles, ?saltó la luz, ?luz se fue, ?se va la luz, ?enchufe no funciona, ?saltado",
    light: "luz, luces, lámpara, iluminación, interruptor, ?bombilla",
    blinds: "persiana, persianas, cortina, cortinas, contraventanas, estores",
    waterLeak:
      "fuga, fuga de agua, gotera, llave de paso, cortar el agua, inundación, escape de agua, ?tubería rota, ?tubería, ?se sale el agua, ?cerrar el agua, ?pérdida de agua, ?escape, ?gotea, ?inundado, ?pierde agua, ?fontanero",
    drinkingWater:
      "agua potable, agua del grifo, ?beber, agua se puede beber, potable, ?agua para beber, ?beber agua del grifo, ?agua embotellada, ?filtro de agua, ?beber del grifo, ?sed",
    oven: "horno, hornear",
    stove:
      "vitrocerámica, placa, placa de cocina, fogón, fogones, inducción, hornillo, cocina de gas, placas, ?vitro, ?cocina, ?cocinar, ?encender la placa, ?cocina de inducción, ?hornilla, vitro",
    gas: "gas, bombona, butano",
    microwave: "microondas",
    fridge: "nevera, frigorífico, congelador, hielo, refrigerador, ?cubitos, ?heladera",
    dishes: "platos, fregar, vajilla, fregar los platos, ?lavar los platos, ?lavar platos, ?estropajo",
    dishwasher: "lavavajillas, lavaplatos",
    coffee:
      "café, cafetera, cápsulas, nespresso, expreso, ?cafetera italiana, ?café molido, ?cafetera de cápsulas, ?hacer café",
    kettle: "hervidor, té, tetera, infusiones, ?hervidor de agua, ?calentar agua",
    toaster: "tostadora, tostador, tostadas",
    cookware:
      "ollas, olla, cazuela, sartén, sartenes, cuchillo, cuchillos, cubiertos, copas, sacacorchos, abridor, utensilios, paellera, tabla de cortar, abrelatas, batidora, vajilla",
    riceCooker: "arrocera",
    barbecue: "barbacoa, parrilla, asar",
    washing:
      "lavadora, lavar la ropa, detergente, colada, lavandería, ropa sucia, ?lavar ropa, ?lavar, ?jabón de lavadora, ?poner una lavadora",
    dryer: "secadora",
    clothesLine:
      "ropa mojada, tender, tendedero, secar la ropa, pinzas, tender la ropa, cuerdas, ?cuerda de tender, ?colgar la ropa, ?secar ropa, ?toallas mojadas, ?tiende",
    iron: "plancha, planchar, tabla de planchar",
    vacuum: "aspiradora, aspirador, escoba, fregona, limpieza, limpiar",
    rubbish: "basura, basuras, cubo de basura, contenedor, contenedores, desechos, residuos, papelera",
    recycling:
      "reciclaje, reciclar, envases, vidrio, cartón, orgánico, ?contenedor de vidrio, ?separar la basura, ?botellas, ?plástico, ?papel, ?latas",
    shower: "ducha, ducharse",
    bath: "baño, bañera, tina",
    toilet:
      "cuarto de baño, baño, váter, inodoro, aseo, papel higiénico, retrete, wc, cisterna, ?atascado, ?tirar de la cadena",
    toiletries: "jabón, champú, gel de ducha, gel, pasta de dientes, cepillo de dientes",
    towels: "toalla, toallas, ?toallas de playa, ?toallas de baño, ?toallas de piscina, ?toallas limpias",
    hairDryer: "secador, secador de pelo, ?secar el pelo, ?plancha de pelo",
    bed: "cama, camas, dormitorio, dormir, colchón, dormitorios, ?litera",
    extraBed:
      "sofá cama, cama supletoria, cama extra, cama adicional, ?cama plegable, ?colchón hinchable, ?dormir en el sofá, ?sofá, colchón, supletoria",
    bedding: "sábanas, sábana, ropa de cama",
    blankets:
      "manta, mantas, edredón, edredones, colcha, ?frío por la noche, ?más mantas, ?nórdico, ?frío de noche, cobija",
    pillows: "almohada, almohadas, cojín, cojines",
    cot: "cuna, cunas, cuna de viaje, cama de bebé, ?cama para bebé, ?minicuna",
    highChair: "trona, silla alta, silla de bebé",
    toys: "juguetes, juegos, juegos de mesa, libros, cartas, puzles, cubos y palas",
    playground: "parque infantil, columpios, zona de juegos",
    children: "niño, niños, niña, bebé, bebés, familia, peques",
    tv: "televisión, tele, televisor, tv, netflix, mando a distancia, canales, películas, ?ver la tele, ?mando de la tele, ?canales en inglés, ?ver una película, ?chromecast, ?ver el fútbol, ?mando",
    music: "música, altavoz, bluetooth, radio, equipo de música, tocadiscos",
    plugs:
      "adaptador, adaptadores, enchufe, enchufes, cargador, usb, toma de corriente, ?cargar el móvil, alargador, regleta",
    desk: "escritorio, mesa de trabajo, teletrabajo, monitor, impresora, trabajar",
    pool: "piscina, alberca, ?horario de la piscina, ?abre la piscina, ?bañarse en la piscina",
    hotTub: "jacuzzi, bañera de hidromasaje, hidromasaje, spa, ?bañera de burbujas",
    sauna: "sauna, baño turco",
    gym: "gimnasio, gym, fitness, hacer ejercicio",
    garden:
      "al aire libre, jardín, terraza, balcón, patio, azotea, tumbonas, tomar el sol, ?hamaca, ?sombrilla, ?comer fuera",
    bikes:
      "bici, bicis, bicicleta, bicicletas, alquiler de bicicletas, casco, carril bici, ?alquilar bicicletas, ?alquilar una bici, ?alquilar bicis, ?patinete, ?patinetes",
    boats:
      "barco, paseo en barco, barcos, barca, kayak, piragua, canoa, vela, paddle surf, ?kayaks, ?excursión en barco, ?alquilar un barco, ?alquilar un kayak, ?motos de agua",
    ski: "esquí, esquiar, esquís, nieve, snowboard, estación de esquí, pistas de esquí, alquiler de esquís",
    snowChains: "cadenas para la nieve, cadenas",
    sled: "trineo, trineos",
    golf: "golf, campo de golf, minigolf",
    tennis: "tenis, pista de tenis, ping pong, pádel",
    horses: "montar a caballo, caballo, caballos, poni, equitación",
    zoo: "zoo, zoológico, parque de atracciones, acuario, parque temático",
    massage: "masaje, masajes, peluquería",
    fishing: "pesca, pescar, caña de pescar",
    walks:
      "senderismo, excursión, paseo, pasear, ruta a pie, sendero, caminar, senderos, ?rutas, ?ruta, ?caminata, ?caminar por, ?excursiones a pie, ?correr",
    beach: "playa, playas, costa, ?chiringuito, ?arena, ?playa más cercana, ?cala, ?calas",
    surf: "surf, tabla de surf, surfear, neopreno",
    lake: "lago, lagos, laguna, río, embalse",
    waterfall: "cascada, cascadas, catarata",
    viewpoint:
      "mirador, vistas, vista, puesta de sol, amanecer, atardecer, ?ver la puesta de sol, ?ver el atardecer, ?ver el amanecer, ?panorámica",
    swimming:
      "nadar, bañarse, baño en el mar, bucear, ?darse un baño, ?bañarnos, ?baño, ?esnórquel, ?chapuzón",
    sights:
      "qué ver, qué hacer, visitar, turismo, monumentos, lugares de interés, atracciones, excursiones, actividades, ?cueva, ?cuevas, ?visitas, ?castillo, ?catedral, ?planes, ?sitios para visitar, ?si llueve, ?lluvia, ?excursión, ?aburridos",
    cinema: "cine, cines, teatro, concierto, conciertos",
    museum: "museo, museos, galería, exposición, arte",
    market:
      "mercado, mercados, mercadillo, ?pescado fresco, ?fruta y verdura, ?frutería, ?pescadería, ?puestos",
    smoking:
      "fumar, fuma, tabaco, cigarrillo, cigarrillos, fumador, fumadores, cenicero, vapear, ?se puede fumar, ?fumamos, ?cigarro, ?cigarros, ?no fumar, ?pitillo",
    pets: "mascota, mascotas, perro, perros, gato, gatos, animales, ?animales de compañía, ?admiten perros, ?animal",
    parties: "fiesta, fiestas, evento, eventos, celebrar, cumpleaños",
    quiet:
      "ruido, silencio, horas de silencio, vecinos, tranquilo, descanso, ?música alta, ?hacer ruido, ?hora de silencio, ?no molestar, ?poner música",
    visitors:
      "visitas, invitados, amigos, invitar, ?cuántas personas, visitantes, ?personas, ?gente, ?cuánta gente, ?ocupación máxima, ?invitar amigos, ?aforo, ?una persona más, ?quedarse a dormir",
    shoes: "zapatos, zapatillas, calzado",
    emergency:
      "emergencia, emergencias, urgencia, urgencias, ambulancia, número de emergencias, urgente, ?112, ?accidente, ?llamar a emergencias",
    police: "policía, guardia civil, comisaría",
    fire: "incendio, fuego, en caso de incendio, bomberos, detector de humo, alarma de incendios, salida de emergencia, ?alarma, ?humo, ?salida de incendios, ?se quema",
    fireExtinguisher: "extintor, extintores, manta ignífuga",
    firstAid:
      "primeros auxilios, botiquín, tiritas, tirita, vendas, analgésico, termómetro, ?herida, ?corte, ?me he cortado, ?vendaje, ?esparadrapo, ?paracetamol, ?ibuprofeno, ?dolor de cabeza, curitas",
    hospital: "hospital, hospitales, clínica",
    doctor:
      "médico, doctor, doctora, centro de salud, ambulatorio, ?enfermo, consulta médica, ?centro médico, ?fiebre, ?pediatra, ?médicos, ?me encuentro mal",
    dentist: "dentista, dolor de muelas, muela, dental",
    pharmacy:
      "farmacia, farmacias, medicamentos, medicinas, farmacia de guardia, ?pastillas, ?ibuprofeno, ?receta",
    vet: "veterinario, veterinaria",
    theft: "robo, robado, robaron, hurto, ladrón, denunciar, ?atraco, ?carterista",
    wildlife:
      "serpiente, serpientes, araña, arañas, mosquitos, insectos, hormigas, avispas, cucarachas, ratones, medusas, escorpiones, ?bichos, ?cucaracha, ?picadura, ?mosquito, ?avispa, ?abejas, ?ratas, ?lagartijas, ?picado, garrapatas",
    earthquake: "terremoto, tormenta, evacuación, incendio forestal",
    torch: "linterna, linternas, velas",
    publicTransport: "transporte público, transportes, moverse, transporte, ?sin coche",
    bus: "autobús, autobuses, bus, parada de autobús, guagua, autocar, ?horario de autobuses, ?autobús al centro, ?líneas de autobús",
    tram: "tranvía, metro",
    train: "metro, tren, trenes, estación de tren, cercanías, renfe, ferrocarril",
    taxi: "taxi, taxis, uber, cabify, ?pedir un taxi, ?parada de taxis, ?vtc",
    airport:
      "aeropuerto, vuelo, traslado, avión, ?llegar al aeropuerto, ?ir al aeropuerto, ?traslado al aeropuerto, ?volar",
    ferry: "ferry, transbordador",
    carHire: "alquiler de coche, alquilar un coche, coche de alquiler, alquiler de coches",
    fuel: "gasolinera, gasolina, combustible, diésel, repostar, gasoil",
    ticket: "billete, billetes, entradas, tarjeta de transporte, abono, boleto",
    town: "ciudad, centro, centro de la ciudad, casco antiguo, casco viejo, pueblo",
    supermarket:
      "comprar comida, supermercado, supermercados, hacer la compra, comestibles, tienda de alimentación, ultramarinos, compra, ?comprar leche, ?mercadona, ?hacer compra, ?alimentos, ?víveres, ?leche",
    convenience: "tienda de barrio, tienda 24 horas, quiosco, colmado",
    bakery:
      "panadería, pan, horno de pan, bollería, cruasanes, ?pan fresco, ?comprar pan, ?dulces, ?horno de la",
    shops: "tienda, tiendas, compras, ir de compras, centro comercial, recuerdos, comercio, ?regalos",
    restaurant:
      "restaurante, restaurantes, ?comer, ?hambre, comida, almorzar, almuerzo, tapas, comidas, ?cenar fuera, ?dónde comer, ?sitio para comer, ?paella, ?marisco, ?comer fuera, ?gastronomía, ?comer bien, ?cenar, ?pescado frito, ?buen sitio",
    cafe: "cafetería, cafeterías, tarta, pastelería, merienda, merendar, ?buen café, ?pastel",
    bar: "bar, bares, copas, cerveza, cócteles, pub, tomar algo, ?tomar una copa, ?cervezas, ?discoteca, ?vinos y tapas, ?salir de noche, ?chiringuito, ?cañas",
    breakfast: "desayuno, desayunos, desayunar, ?dónde desayunar, ?churros",
    dinner: "cena, cenar, cenas",
    takeaway:
      "para llevar, comida para llevar, a domicilio, pizza, reparto, ?pedir comida, ?comida a domicilio, ?hamburguesa, ?kebab",
    vegetarian:
      "vegetariano, vegetariana, vegetarianos, vegano, vegana, sin carne, sin gluten, celíaco, halal, ?comida vegana, ?comida vegetariana, ?platos vegetarianos, ?intolerancia, alergias",
    iceCream: "helado, helados, heladería",
    wine: "vino, vinos, bodega, bodegas, cata de vino",
    cash: "cajero, cajero automático, banco, dinero, efectivo, sacar dinero, cambio de moneda, cambiar dinero, ?retirar dinero, ?sacar efectivo, ?cajeros",
    post: "correos, oficina de correos, sellos, paquete, buzón, ?enviar un paquete, ?postales, ?postal, ?enviar una carta",
    touristInfo: "oficina de turismo, información turística, plano de la ciudad",
    camera: "cámara, cámaras, videovigilancia",
    safe: "caja fuerte",
    window: "ventana, ventanas, mosquitera, ?claraboya, ?ventilar, ?mosquiteras",
    stroller: "cochecito, silla de paseo, carrito",
    babysitter: "canguro, niñera",
    accessibility: "silla de ruedas, accesible, accesibilidad, discapacidad, movilidad reducida, ?escalones",
    time: "hora, horas, horario, horarios, ?cuándo, ?a qué hora, ?hasta qué hora, abierto, cerrado, ?noche, ?mañana, ?tarde, ?fin de semana, ?domingo, ?domingos, ?hoy, apertura, cierre",
    price:
      "precio, cuesta, cuánto cuesta, coste, tarifa, gratis, ?pagar, cobra, fianza, euros, gratuito, ?caro",
    broken:
      "caído, se ha caído, caída, roto, lento, sin conexión, averiado, no funciona, avería, no va, estropeado, ?problema, arreglar, bloqueado, no enciende, bloqueada, ?no se enciende, ?no arranca, ?atascado, ?no responde, ?bloqueo, ?se ha roto, ?rota, ?pita, ?parpadea",
    lost: "perdido, ?olvidado, he perdido, objetos perdidos, perdida, ?me dejé",
    hire: "alquiler, alquilar, alquila, prestar",
    phone: "?teléfono, ?número, número de teléfono, ?llamar, ?móvil, whatsapp",
  },
};
