import type { LabelTable } from '../roles.ts';

/** Spanish labels. */
export const spanish: LabelTable = {
  from: `de | desde | origen | estación de salida | ciudad de origen | aeropuerto de salida | estación de origen | salida de
    | estación origen | lugar de salida | ciudad de salida | parada de salida | puerto de salida | salida desde`,
  to: `a | hasta | destino | estación de llegada | ciudad de destino | aeropuerto de llegada | estación de destino | hacia | llegada a
    | estación destino | lugar de llegada | ciudad de llegada | parada de llegada | puerto de llegada`,
  via: `vía | por | escala en | transbordo en | itinerario`,
  station: `estación | parada | ciudad | aeropuerto | trayecto | recorrido | ruta`,
  departure: `salida | sale | sal | partida | h. salida`,
  arrival: `llegada | llega | lleg | h. llegada`,
  departureDate: `fecha de salida | fecha de viaje | fecha del viaje | fecha salida | fecha ida | fecha de ida | fecha del vuelo
    | día de salida | fecha viaje | fecha de vuelo
    | fecha y hora de salida | fecha/hora salida | fecha y hora salida`,
  arrivalDate: `fecha de llegada | fecha llegada | día de llegada
    | fecha y hora de llegada | fecha/hora llegada`,
  departureTime: `hora de salida | hora salida | salida prevista`,
  arrivalTime: `hora de llegada | hora llegada | llegada prevista`,
  date: `fecha | día | fecha de visita | fecha del evento | fecha de la función | fecha de la visita | fecha de la sesión
    | fecha del concierto | fecha del espectáculo | fecha de la reserva | día de visita | fechas
    | día de la visita | día del evento`,
  time: `hora | horario | hora de visita | hora de entrada | franja horaria | turno | hora de la sesión | hora del evento
    | hora de la reserva | hora de la función
    | franja | hora de la visita | hora de inicio de visita | pase`,
  when: `cuándo | fecha y hora | función | sesión | fecha / hora | fecha/hora | día y hora | fecha, hora | fecha & hora
    | fecha y horario | su visita | tu visita | fecha y hora del evento | pase`,
  start: `inicio | comienzo | hora de inicio | empieza | comienza | inicio del evento | comienza a las | empieza a las
    | inicio del concierto | inicio del espectáculo | fecha de inicio | comienzo del espectáculo`,
  end: `fin | final | termina | hora de fin | finaliza | fecha de fin | hora de finalización`,
  doors: `apertura de puertas | puertas | apertura puertas | acceso desde | apertura | entrada desde | acceso a partir de
    | apertura de puertas a las | apertura de sala`,
  boarding: `embarque | hora de embarque | hora embarque | inicio de embarque`,
  checkIn: `entrada | llegada | check-in | fecha de entrada | fecha de llegada | registro | día de llegada | entrada a partir de
    | día de entrada | llegada (check-in)
    | ingreso | fecha de ingreso | tu llegada`,
  checkOut: `salida | check-out | fecha de salida | día de salida | salida antes de | salida hasta | salida (check-out)
    | egreso | fecha de egreso | tu salida`,
  pickUp: `recogida | lugar de recogida | fecha de recogida | retirada | inicio del alquiler | oficina de recogida | hora de recogida
    | inicio alquiler
    | oficina de retiro | sucursal de retiro | inicio del arriendo | entrega del vehículo`,
  dropOff: `devolución | lugar de devolución | fecha de devolución | entrega | fin del alquiler | oficina de devolución
    | hora de devolución
    | fin alquiler
    | sucursal de devolución | fin del arriendo`,
  entry: `entrada parking | inicio de estacionamiento | hora de entrada al parking | entrada al parking | fecha y hora de entrada
    | inicio estacionamiento | entrada aparcamiento
    | inicio de estancia`,
  exit: `salida parking | fin de estacionamiento | salida del parking | fecha y hora de salida | fin estacionamiento
    | salida aparcamiento
    | fin de estancia`,
  validFrom: `válido desde | válida desde | vigente desde | inicio de validez | válido a partir de | válido a partir del | fecha de alta
    | validez desde | válida a partir del`,
  validUntil: `válido hasta | válida hasta | caduca | caduca el | fecha de caducidad | vence | fecha de vencimiento | vigente hasta
    | fin de validez | canjeable hasta | caducidad | vencimiento | válido hasta el | válida hasta el | validez hasta | expira
    | expira el | fecha de expiración | fecha límite | usar antes de`,
  validity: `validez | vigencia | válido | período de validez | periodo de validez | válido el | válido para | válida | válida el
    | válido del | periodo de vigencia | válida para | plazo de validez`,
  issued: `fecha de emisión | emitido el | emitido | fecha de compra | comprado el | fecha de pedido | fecha de reserva | fecha del pedido
    | fecha de expedición | emisión | fecha emisión | fecha compra | fecha de factura | fecha factura | reservado el | expedido el
    | fecha de venta | reserva realizada el | enviado | fecha operación | fecha de impresión | impreso el | fecha de la compra`,
  seat: `asiento | plaza | asientos | butaca | localidad | nº asiento | número de asiento | nº plaza | plazas | butacas | puesto
    | n.º de asiento | su asiento | tu asiento | nº de asiento | cama | localidades | asiento nº | asiento ida | asiento vuelta | asiento de ida | asiento de vuelta`,
  row: `fila | fila nº`,
  section: `sector | bloque | zona | grada | sección | tribuna | preferencia | vomitorio bloque
    | tendido | zona/sector`,
  level: `nivel | planta | piso | anfiteatro | cubierta`,
  coach: `coche | vagón | nº coche | coche nº | n.º de coche`,
  class: `clase | clase de viaje | cabina | clase de servicio | clase reservada`,
  gate: `puerta de embarque | puerta | puerta embarque`,
  terminal: `terminal | terminal de salida`,
  platform: `andén | vía | dársena | vía de salida | plataforma`,
  arrivalPlatform: `vía de llegada | andén de llegada`,
  group: `grupo | grupo de embarque | grupo embarque`,
  sequence: `secuencia | nº de secuencia | número de secuencia | nº secuencia`,
  baggage: `equipaje | equipaje facturado | franquicia de equipaje | equipaje de mano | maletas | equipaje permitido`,
  room: `sala | habitación | tipo de habitación | salón | pantalla | auditorio | nº de habitación | tipo de alojamiento | camarote
    | su habitación | aula | pabellón
    | sala nº`,
  venue: `oficina | sucursal | local | lugar | recinto | ubicación | dónde | lugar del evento | teatro | cine | estadio | museo | restaurante | aparcamiento
    | parking | punto de encuentro | sede | lugar de celebración | recinto/lugar | espacio | centro | tienda | estacionamiento
    | pabellón deportivo | lugar de encuentro`,
  address: `dirección | domicilio | calle | dirección del hotel | cómo llegar | dirección del recinto`,
  entrance: `acceso | puerta de acceso | puerta de entrada | entrada por | acceso por | vomitorio | torno | puerta acceso`,
  passenger: `pasajero | viajero | nombre del pasajero | nombre | pasajeros | titular | cliente | huésped | asistente | nombre y apellidos
    | viajeros | nombre del titular | nombre del huésped | socio | conductor | nombre del viajero | abonado | a nombre de
    | nombre del asistente | participante | visitante | nombre del cliente | reserva a nombre de | comensal | nombre completo
    | nombre de la reserva | huésped principal | nombre y apellido | beneficiario | pasajero/a | apellidos, nombre | para
    | apellidos y nombre | conductor principal | arrendatario | nombre del socio | nombre del participante
    | espectador | portador | destinatario
    | titular del abono
    | pasajera | pasajeras | viajera | viajeras | nombre de la pasajera | clienta | invitada | invitado | socia | abonada | conductora | espectadora
    | portadora | destinataria | beneficiaria | arrendataria | pasajero(a) | viajero/a | socio/a`,
  party: `personas | asistentes | participantes | número de personas | adultos | número de pasajeros | comensales | huéspedes | número de huéspedes | nº de personas
    | cantidad | número de viajeros | nº personas | número de entradas | nº pax | ocupación | entradas | nº de entradas
    | número de comensales | mesa para | visitantes`,
  bookingReference: `localizador | código de reserva | número de reserva | referencia | referencia de reserva | nº de reserva | reserva
    | número de pedido | pedido | nº de pedido | código de confirmación | número de confirmación | nº reserva | localizador de reserva
    | n.º de reserva | nº de pedido | n.º de pedido | confirmación | cod. reserva | nº pedido | código localizador | núm. de reserva
    | número de localizador | nº localizador | referencia de la reserva | código reserva | expediente | nº de confirmación
    | localizador de la reserva | nº operación | número de operación | núm. reserva | id de reserva | referencia del pedido
    | código de compra | nº de localizador | localizador compra
    | código de localizador | referencia de compra | nº de contrato | número de contrato
    | clave de reservación | pedido web | referencia del hotel | loc mayorista | n.º de compra`,
  ticketNumber: `número de billete | billete | nº de billete | nº billete | número de entrada | nº de entrada | entrada nº | código de entrada
    | número de ticket | n.º de billete | localidad nº | billete electrónico | código de barras | nº entrada | núm. billete
    | número de billete electrónico | nº de ticket | número de boleto | boleto | nº de serie | número de serie | ticket nº
    | billete nº | n.º de entrada | nº boleto`,
  membershipNumber: `número de socio | nº de socio | nº socio | número de tarjeta | nº tarjeta | número de abonado | socio nº
    | número de viajero frecuente | nº de tarjeta | nº de abonado | n.º de socio | número de afiliado | nº abonado | socio n.º
    | tarjeta nº | viajero frecuente | nº de cliente frecuente
    | nº cliente | número de cliente | nº de cliente | código de cliente | código cliente | nº de carné | nº de abono
    | cliente frecuente`,
  membershipProgram: `programa de fidelización | programa | tipo de socio | tipo de abono | modalidad de socio`,
  membershipLevel: `nivel de socio | categoría de socio`,
  voucherCode: `código | código de regalo | código del vale | código promocional | código del cupón | número de vale | cupón | vale nº
    | código de canje | código de la tarjeta regalo | nº de vale | código de descuento | código regalo | número de bono
    | código de activación | su código | tu código | nº de cupón | código de vale`,
  pin: `pin | código pin | código de seguridad | código de acceso | clave`,
  price: `precio | total | importe | precio total | importe total | total pagado | total a pagar | precio final | importe pagado
    | total con iva | precio con iva | total iva incluido | coste total | precio billete | tarifa total | precio de la entrada
    | precio entrada | pvp | p.v.p.
    | importe abonado | valor pagado`,
  balance: `valor | saldo | importe del vale | valor del vale | por valor de | saldo disponible | crédito`,
  number: `tren | vuelo | número de tren | número de vuelo | línea | nº vuelo | nº tren | autobús | nº de vuelo | tren nº | servicio
    | trayecto | barco | n.º de vuelo | nº de tren | vuelo nº | n.º de tren | autobús nº | bus | ruta | expedición`,
  carrier: `operado por | compañía | aerolínea | operador | compañía aérea | transportista | empresa de transporte | naviera
    | operado por la compañía`,
  vehicle: `vehículo | matrícula | categoría del vehículo | avión | tipo de vehículo | barco | buque | modelo | grupo de vehículo
    | placa | patente`,
  product: `tarifa | tipo de entrada | tipo de billete | categoría | producto | tipo | tipo de tarifa | modalidad | tipo de tarjeta
    | tipo de abono | abono | oferta | título de transporte | tipo de título | artículo | concepto | descripción | título`,
  area: `zonas | válido en | zonas de validez | ámbito | zona de validez | zonas tarifarias | ámbito de validez
    | zona`,
  phone: `teléfono | tel | tlf | tfno | número de teléfono`,
  website: `web | página web | sitio web`,
  email: `correo electrónico | e-mail | email | correo`,
  title: `evento | espectáculo | película | exposición | concierto | obra | partido | actividad | título | visita | nombre del evento
    | encuentro | taller | congreso | conferencia | curso | experiencia | festival | tratamiento | ópera | título de la película`,
  hotel: `hotel | alojamiento | establecimiento | su hotel | su alojamiento | nombre del hotel | hostal | apartamento | tu alojamiento
    | tu hotel | albergue`,
  issuer: `emitido por | organizador | vendido por | organiza | emisor | promotor | expedido por | organizado por | vendedor | proveedor
    | punto de venta | entidad emisora | promotor del evento`,
  duration: `duración | duración del viaje | noches | número de noches | duración de la estancia | duración del vuelo | nº de noches
    | tiempo de viaje | estancia | duración del alquiler`,
  noise: `número de transacción | nº de transacción | atención al cliente | recibo nº | nº de recibo | fecha de nacimiento | nacido el | nº de factura | número de factura | factura nº | factura | iva | nif | cif | dni | iban
    | número de cliente | nº cliente | forma de pago | método de pago | pagado con | medio de pago | pasaporte | subtotal
    | gastos de gestión | gastos de distribución | base imponible | edad | nacionalidad | cierre de puertas | cierre de embarque
    | cierre de puerta | cancelación gratuita hasta | cancelación | empresa | código postal | ciudad | país | comida | estado
    | observaciones | importante | documento | límite de facturación | hora límite de embarque | último acceso | última entrada
    | fianza | desayuno | tasa turística | tasas | descuento | política de cancelación | fecha de pago | página | precio unitario
    | documento de identidad | apellido | apellidos | régimen | transbordo | enlace | contacto | horario de apertura | nota
    | franquicia | kilometraje | combustible | provincia
    | nº de cliente | código de cliente | código cliente
    | director | directora | director musical | dirección musical | dirigida por | autor | autora | dramaturgia | compositor | compositora | coreografía
    | coreógrafo | reparto | intérpretes | traducción | escenografía | vestuario | libreto | guion | puesta en escena`,
};
