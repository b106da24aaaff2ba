import type { LabelTable } from '../roles.ts';

/** Portuguese labels, of Portugal and Brazil. */
export const portuguese: LabelTable = {
  from: `de | origem | estação de partida | partida de | desde | aeroporto de partida | estação de origem | local de partida
    | cidade de origem | paragem de partida | aeroporto de origem | embarque em | saindo de`,
  to: `para | destino | estação de chegada | chegada a | aeroporto de chegada | estação de destino | local de chegada | cidade de destino
    | paragem de chegada | aeroporto de destino | desembarque em | indo para`,
  via: `via | escala em | transbordo em | itinerário | conexão em`,
  station: `estação | paragem | aeroporto | trajeto | trecho | percurso`,
  departure: `partida | saída | sai | part | ida partida`,
  arrival: `chegada | chega | cheg`,
  departureDate: `data de partida | data da viagem | data de viagem | data de saída | data partida | data de ida | data da partida
    | data do voo | dia da viagem | data viagem | data de embarque
    | data e hora de partida | data/hora de partida | partida em`,
  arrivalDate: `data de chegada | data chegada | data da chegada
    | data e hora de chegada`,
  departureTime: `hora de partida | hora partida | horário de partida | hora de saída | horário de saída`,
  arrivalTime: `hora de chegada | hora chegada | horário de chegada`,
  date: `data | dia | data da visita | data do evento | data da sessão | data do espetáculo | data do concerto | data de visita
    | data do show | dia da visita | data da reserva | datas`,
  time: `hora | horas | horário | hora de entrada | faixa horária | hora da visita | hora da sessão | turno | horário do evento
    | hora da reserva | hora do evento
    | slot`,
  when: `quando | data e hora | sessão | data/hora | data / hora | data e horário | dia e hora | data, hora | data & hora | a sua visita
    | data e hora do evento`,
  start: `início | começo | hora de início | início do espetáculo | horário de início | começa às | início do evento | data de início
    | início do concerto | início da sessão | começa`,
  end: `fim | término | hora de fim | termina às | data de fim | hora de término | horário de término`,
  doors: `abertura de portas | abertura das portas | portas | abertura dos portões | abertura de portas às | abertura | entrada a partir das
    | portões`,
  boarding: `embarque | hora de embarque | horário de embarque | início do embarque`,
  checkIn: `entrada | chegada | check-in | data de entrada | data de chegada | check-in a partir das | dia de chegada | chegada (check-in)
    | sua chegada`,
  checkOut: `saída | partida | check-out | data de saída | data de partida | check-out até | dia de partida | saída (check-out)
    | sua saída`,
  pickUp: `levantamento | retirada | recolha | local de levantamento | data de levantamento | local de retirada | data de retirada
    | início do aluguer | início da locação
    | início do aluguel
    | loja de retirada | loja de levantamento`,
  dropOff: `devolução | entrega | local de devolução | data de devolução | fim do aluguer | fim da locação
    | fim do aluguel
    | loja de devolução`,
  entry: `entrada no parque | início do estacionamento | data e hora de entrada | entrada estacionamento`,
  exit: `saída do parque | fim do estacionamento | data e hora de saída | saída estacionamento`,
  validFrom: `válido de | válido desde | início da validade | válido a partir de | válida desde | válida a partir de | validade de
    | início de validade`,
  validUntil: `válido até | validade até | data de validade | expira em | válida até | data de expiração | utilizar até | fim da validade
    | expira a | validade | usar até | caduca em | data limite | resgatar até | prazo de validade | fim de validade`,
  validity: `período de validade | válido | válido em | válido para | válida para | válida | válido no dia | vigência | período`,
  issued: `emitido em | data de emissão | data da compra | data de compra | comprado em | data da encomenda | data do pedido | emissão
    | data da reserva | emitido a | data da emissão | data emissão | data da fatura | data de reserva | reservado em | enviado
    | data de venda | impresso em | data do bilhete | data de impressão | pedido em`,
  seat: `lugar | assento | lugares | poltrona | cadeira | nº lugar | número do assento | assentos | número do lugar | lugar nº | nº do assento
    | nº do lugar | cama | cadeiras`,
  row: `fila | fileira`,
  section: `setor | sector | bloco | bancada | zona | secção | camarote | pista`,
  level: `nível | piso | andar | balcão | convés`,
  coach: `carruagem | vagão | carro | carruagem nº | nº da carruagem`,
  class: `classe | cabine | classe de viagem | classe de serviço`,
  gate: `porta de embarque | portão | portão de embarque | porta embarque
    | porta`,
  terminal: `terminal | terminal de partida`,
  platform: `plataforma | linha | cais | gare | linha de partida`,
  arrivalPlatform: `plataforma de chegada`,
  group: `grupo | grupo de embarque`,
  sequence: `sequência | número de sequência | nº de sequência`,
  baggage: `bagagem | bagagem despachada | franquia de bagagem | bagagem de mão | bagagem de porão | bagagens`,
  room: `sala | quarto | tipo de quarto | auditório | ecrã | salão | nº do quarto | tipo de acomodação | pavilhão | o seu quarto`,
  venue: `balcão | escritório | agência | local | onde | recinto | local do evento | teatro | cinema | estádio | museu | restaurante | estacionamento | parque
    | ponto de encontro | espaço | sede | loja | local de encontro | arena | parque de estacionamento`,
  address: `morada | endereço | rua | morada do hotel | endereço do hotel | como chegar | localização`,
  entrance: `porta | entrada nº | acesso | entrada por | porta de entrada | portão de acesso | porta de acesso`,
  passenger: `passageiro | viajante | nome do passageiro | nome | passageiros | titular | cliente | hóspede | participante | nome completo
    | nome do titular | nome do hóspede | sócio | condutor | viajantes | em nome de | reserva em nome de | visitante | nome do cliente
    | nome do viajante | hóspede principal | nome do participante | beneficiário | passageiro(s) | associado | nome e apelido
    | nome da reserva | nome e sobrenome | nome do sócio | motorista | espectador | portador | hóspedes
    | condutor principal | destinatário
    | passageira | passageiras | hóspeda | sócia | condutora | associada | espectadora | beneficiária | destinatária | portadora | convidada
    | convidado | passageiro/a | passageiro(a) | sócio/a`,
  party: `pessoas | hóspedes | participantes | número de pessoas | adultos | número de passageiros | nº de pessoas | número de hóspedes | quantidade | lugares reservados
    | nº de hóspedes | nº de passageiros | bilhetes | ingressos | número de bilhetes | qtd | mesa para | nº de bilhetes
    | número de adultos | ocupação | número de visitantes`,
  bookingReference: `código de reserva | código da reserva | localizador | número de reserva | reserva | referência | referência da reserva
    | número da reserva | nº de reserva | número do pedido | pedido | encomenda | número da encomenda | código de confirmação
    | número de confirmação | referência de reserva | nº da reserva | confirmação | nº da encomenda | nº do pedido | reserva nº
    | localizador da reserva | nº de encomenda | pedido nº | encomenda nº | código localizador | código do pedido | nº reserva
    | número de encomenda | referência da encomenda | nº de confirmação | código da compra | nº da compra
    | nº do contrato
    | número de venda | nº de confirmação do fornecedor`,
  ticketNumber: `número do bilhete | bilhete | nº do bilhete | bilhete nº | número do ingresso | ingresso | código do bilhete | nº bilhete
    | bilhete eletrónico | número de bilhete | número do ticket | código do ingresso | ingresso nº | nº do ingresso | código de barras
    | número do bilhete eletrônico | nº de série | número de série | nº de bilhete | e-ticket nº`,
  membershipNumber: `número de sócio | nº de sócio | sócio nº | número do cartão | nº do cartão | passageiro frequente | nº sócio
    | número de associado | cartão nº | número de passageiro frequente | nº cartão | matrícula de sócio | número de membro | nº de membro
    | nº de cliente | número de cliente | n.º de cliente | código de cliente
    | fqtv | cliente frequente | sócio #`,
  membershipProgram: `programa de fidelidade | programa | tipo de sócio`,
  membershipLevel: `categoria de sócio | nível de sócio`,
  voucherCode: `código | código do vale | código promocional | vale nº | código do cupão | código de oferta | código do cupom
    | número do vale | código do cartão-presente | código do voucher | código de desconto | código de ativação | o seu código
    | código de resgate | nº do vale | código vale-presente`,
  pin: `pin | código pin | código de segurança | código de acesso`,
  price: `preço | total | valor total | preço total | montante | total pago | valor pago | importância | total a pagar | preço final
    | custo total | preço do bilhete | valor do bilhete | total com iva | tarifa total | valor a pagar
    | montante total
    | p.v.p. total`,
  balance: `valor | saldo | valor do vale | crédito | no valor de | saldo disponível`,
  number: `comboio | voo | número do voo | nº do voo | comboio nº | linha | trem | autocarro | ônibus | serviço | número do comboio
    | nº voo | voo nº | número de voo | barco | nº comboio | nº do comboio | autocarro nº | ferry | percurso | número do trem`,
  carrier: `operado por | companhia | companhia aérea | operador | transportadora | empresa de transporte`,
  vehicle: `veículo | matrícula | placa | categoria do veículo | avião | navio | tipo de veículo | grupo do veículo | aeronave | viatura`,
  product: `tarifa | tipo de bilhete | categoria | produto | tipo | tipo de ingresso | tipo de tarifa | descrição | modalidade | título
    | oferta | artigo | passe | tipo de passe | desconto | assinatura | tipo de cartão`,
  area: `zonas | válido nas zonas | zonas de validade | zona de validade | válido na zona
    | zona`,
  phone: `telefone | tel | telemóvel | número de telefone`,
  website: `site | website | página web`,
  email: `e-mail | email | correio eletrónico | endereço de e-mail`,
  title: `evento | espetáculo | filme | exposição | concerto | título | jogo | peça | visita | nome do evento | show | atividade | partida de
    | experiência | oficina | curso | conferência | espectáculo | festival | congresso | tratamento | atração | título do filme`,
  hotel: `hotel | alojamento | acomodação | o seu hotel | nome do hotel | propriedade | hospedagem | pousada | o seu alojamento
    | apartamento`,
  issuer: `emitido por | organizador | vendido por | organização | emissor | promotor | organizado por | vendedor | realização | locadora`,
  duration: `duração | noites | número de noites | duração da viagem | duração da estadia | nº de noites | tempo de viagem | estadia
    | duração do voo | duração do aluguer`,
  noise: `número da transação | apoio ao cliente | serviço ao cliente | recibo nº | data de nascimento | nascido em | nº da fatura | número da fatura | fatura | iva | nif | cpf | cnpj | iban | número de cliente
    | nº de cliente | forma de pagamento | método de pagamento | pago com | meio de pagamento | passaporte | subtotal | taxa de serviço
    | idade | nacionalidade | fecho da porta | fecho de embarque | cancelamento gratuito até | cancelamento | empresa | código postal
    | cidade | país | refeição | estado | observações | importante | documento | cep | rg | último acesso | caução | pequeno-almoço
    | café da manhã | taxa turística | taxas | transbordo | encerramento do embarque | fim do embarque | página | preço unitário
    | política de cancelamento | nota | contacto | contato | horário de funcionamento | última entrada | apelido | quilometragem
    | franquia | combustível | data de pagamento | taxa de conveniência
    | n.º de cliente | código de cliente
    | encenação | encenador | autor | autora | compositor | maestro | direção musical | direção artística | coreografia | elenco | tradução | cenografia
    | figurinos | realizador | dramaturgia`,
};
