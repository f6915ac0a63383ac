import { cada, definir, diaLibre } from "./definir";

type Tema = "Perros" | "Gatos" | "Cachorros" | "Mascotas mayores" | "Conducta" | "Alimentación";

export const VETERINARIA = definir<Tema>("veterinaria", [
  {
    nombre: "Diego",
    apellido: "Ñaupari",
    colegiatura: "C.M.V.P. 98126",
    presentacion:
      "Crecí entre perros y llevo diez años ayudándolos a vivir tranquilos en departamentos pequeños. Por video vemos cómo se mueve el tuyo, dónde duerme y qué pasa cuando te vas de casa. Te dejo una rutina de paseos y juegos que puedas cumplir entre semana. Si hace falta que lo revisen en persona, te lo digo en los primeros minutos.",
    temas: ["Perros", "Cachorros", "Conducta"],
    idiomas: ["Español", "Quechua"],
    precioCentimos: 60_00,
    duracionEnMinutos: 30,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 90,
    ventanaEnDias: 21,
    maximoDiario: 6,
    retrato: "retrato-11",
    turnos: [
      ...cada(["lunes", "miercoles", "viernes"], "16:00", "19:45"),
      ...cada(["sabado"], "09:00", "12:00"),
    ],
  },
  {
    nombre: "Valeria",
    apellido: "Solís",
    colegiatura: "C.M.V.P. 98944",
    presentacion:
      "Los gatos y las mascotas mayores cambian de a pocos, y eso a veces inquieta. Cuéntame qué has notado: si come menos, si ya no salta, si se esconde. Revisamos su alimentación, sus espacios y sus controles, y te explico qué señales conviene vigilar. Ten a la mano su cartilla y, si puedes, un video corto de lo que te preocupa.",
    temas: ["Gatos", "Mascotas mayores", "Alimentación", "Conducta"],
    idiomas: ["Español"],
    precioCentimos: 55_00,
    duracionEnMinutos: 30,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 60,
    ventanaEnDias: 14,
    maximoDiario: 8,
    retrato: "retrato-12",
    turnos: [
      ...cada(["martes", "jueves"], "10:00", "13:00"),
      ...cada(["martes", "jueves"], "19:00", "21:00"),
      ...cada(["viernes"], "09:00", "11:00"),
    ],
    excepcionesRelativas: [diaLibre(6)],
  },
]);
