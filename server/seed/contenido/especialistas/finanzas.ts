import { cada, definir } from "./definir";

type Tema = "Presupuesto" | "Deudas" | "Ahorro" | "Primeras inversiones" | "Negocio propio";

export const FINANZAS = definir<Tema>("finanzas", [
  {
    nombre: "Óscar",
    apellido: "Tejada",
    colegiatura: "C.E.L. 99127",
    presentacion:
      "Sé que hablar de plata puede dar vergüenza, y aquí no hace falta. Ponemos sobre la mesa lo que entra, lo que sale y lo que debes, con tus números y no con los de un manual. De ahí sale un presupuesto que puedas cumplir y un orden para pagar tus deudas. No vendo créditos ni tarjetas.",
    temas: ["Presupuesto", "Deudas", "Ahorro"],
    idiomas: ["Español"],
    precioCentimos: 79_90,
    duracionEnMinutos: 45,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 120,
    ventanaEnDias: 21,
    maximoDiario: 5,
    retrato: "retrato-09",
    turnos: [...cada(["lunes", "miercoles"], "17:00", "21:00"), ...cada(["viernes"], "14:00", "18:00")],
  },
  {
    nombre: "Patricia",
    apellido: "Llerena",
    colegiatura: "C.E.L. 99483",
    presentacion:
      "Trabajé doce años en un banco y hoy ayudo a personas y a negocios pequeños a decidir con calma. Vemos cuánto apartar, dónde guardarlo y cuánto riesgo puedes aceptar sin perder el sueño. Si tienes un negocio, separamos tu bolsillo de la caja, que suele ser el primer alivio. Te explico cada término con palabras de todos los días.",
    temas: ["Ahorro", "Primeras inversiones", "Negocio propio"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 110_00,
    duracionEnMinutos: 60,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 720,
    ventanaEnDias: 45,
    maximoDiario: 4,
    retrato: "retrato-10",
    turnos: [...cada(["martes", "jueves"], "09:00", "13:00"), ...cada(["sabado"], "10:00", "13:00")],
    excepcionesRelativas: [{ enDias: 7, desde: "15:00", hasta: "18:00", tipo: "abierto" }],
  },
]);
