import type { ConversacionDeDemostracion } from "./conversacion";

export const PLATA_EN_ORDEN: readonly ConversacionDeDemostracion[] = [
  {
    de: "Sobre amarillo",
    haceHoras: 3,
    texto:
      "Primer mes que anoto todo y ya encontré mi gasto hormiga\n\nSon los taxis cortos. Ni los cafés ni los antojos: taxis de ocho soles porque salgo tarde. Sumados son casi lo que pago de luz y agua.",
    apoyos: ["me-pasa", "gracias"],
    respuestas: [
      [
        "Chanchito roto",
        16,
        "El mío fue pedir comida los domingos. Lo dejé en un domingo sí y otro no, y sabe mejor.",
        ["me-pasa"],
      ],
      ["Doña Cuentas", 49, "Bravo por anotar. La mitad del trabajo es animarse a mirar.", ["gracias"]],
      [
        "Sobre amarillo",
        70,
        "Puse la alarma quince minutos antes. Hoy llegué caminando y hasta saludé a medio barrio.",
      ],
    ],
  },
  {
    de: "Chanchito roto",
    haceHoras: 25,
    texto:
      "Tengo dos tarjetas y me da miedo abrir el estado de cuenta\n\nLo digo aquí porque en mi casa no lo saben. No es una cifra enorme, pero cada mes pago lo mínimo y siento que no baja.",
    apoyos: ["abrazo", "me-pasa"],
    respuestas: [
      [
        "Doña Cuentas",
        11,
        "Estuve ahí. Lo abrí con mi hermana al lado y una taza de té. Hice una lista con cuánto debía en cada una y cuánto me cobraban. En papel el monstruo era más chico.",
        ["gracias"],
      ],
      [
        "Quincena larga",
        57,
        "Yo llamé al banco y pregunté qué opciones tenía. Me dio vergüenza los primeros dos minutos. Después ya no.",
        ["gracias"],
      ],
      ["Caserita", 102, "No estás solo en esto. Cuéntanos cuando la abras, aquí nadie juzga.", ["abrazo"]],
      [
        "Chanchito roto",
        1310,
        "La abrí. Era menos de lo que imaginaba. Hoy se lo cuento a mi esposa.",
        ["abrazo"],
      ],
    ],
  },
  {
    de: "Quincena larga",
    haceHoras: 49,
    texto:
      "La quincena me dura ocho días: ¿cómo la estiran?\n\nCobro el quince y el treinta. Pago alquiler y colegio apenas entra y después vengo haciendo equilibrio. El problema es siempre la segunda semana.",
    apoyos: ["me-pasa"],
    respuestas: [
      [
        "Sobre amarillo",
        23,
        "Separo en sobres el mismo día: mercado de la primera semana, mercado de la segunda, pasajes. El de la segunda lo guarda mi mamá para que no lo toque.",
        ["gracias"],
      ],
      [
        "Caserita",
        68,
        "Soy del mercado. A media mañana del domingo las verduras bajan un montón. Vengan con bolsa y sin apuro.",
        ["gracias"],
      ],
      ["Quincena larga", 160, "Mi mamá aceptó ser el banco. Dice que me va a cobrar en almuerzos."],
    ],
  },
  {
    de: "Doña Cuentas",
    haceHoras: 73,
    texto:
      "Hablé de plata con mi pareja y nadie se murió\n\nDiez años evitando el tema. Nos sentamos un sábado con un café, cada quien con su lista. Descubrimos que los dos pagábamos la misma suscripción.",
    apoyos: ["gracias"],
    respuestas: [
      ["Chanchito roto", 29, "Justo lo que me toca a mí. ¿Cómo empezaron?", ["me-pasa"]],
      [
        "Doña Cuentas",
        43,
        "Con algo que los dos queríamos: un viaje a Cusco. De ahí miramos los números. Si empezábamos por las deudas, creo que nos parábamos de la mesa.",
        ["gracias"],
      ],
      ["Mochila nueva", 155, "Empezar por el viaje. Qué buena idea."],
    ],
  },
  {
    de: "Mochila nueva",
    haceHoras: 119,
    texto:
      "Mi primer sueldo y todos tienen una opinión\n\nMi papá dice que ahorre todo, mis amigos que lo celebre, y mi abuela que le compre un regalo a mi mamá. Yo quisiera un poquito de cada cosa.",
    respuestas: [
      [
        "Doña Cuentas",
        36,
        "Felicitaciones. Tu poquito de cada cosa se llama presupuesto. Decide las partes antes de que llegue y ya está.",
        ["gracias"],
      ],
      ["Sobre amarillo", 81, "Hazle caso a tu abuela primero. Lo demás se acomoda."],
      [
        "Mochila nueva",
        240,
        "Ya está: regalo, celebración y la mitad guardada. Mi abuela quiere que les diga que tenía razón.",
        ["abrazo"],
      ],
    ],
  },
  {
    de: "Caserita",
    haceHoras: 8,
    texto:
      "Quisiera separar la plata del puesto y la de mi casa\n\nTodo entra al mismo bolsillo y al final del día no sé si gané o si solo vendí. ¿Alguien con negocio chico que lo haya logrado?",
    respuestas: [],
  },
];
