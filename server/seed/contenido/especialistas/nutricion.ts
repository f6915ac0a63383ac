import { cada, definir, diaLibre } from "./definir";

type Tema =
  | "Alimentación con diabetes"
  | "Digestión"
  | "Alimentación en familia"
  | "Cocina con poco tiempo"
  | "Deporte"
  | "Alimentación vegetariana"
  | "Embarazo y lactancia";

export const NUTRICION = definir<Tema>("nutricion", [
  {
    nombre: "Karina",
    apellido: "Salcedo",
    colegiatura: "C.N.P. 90214",
    presentacion:
      "Te ayudo a comer mejor con lo que ya tienes en la cocina y con tu presupuesto. Si vives con diabetes o tienes el estómago delicado, adaptamos tus platos de siempre en vez de prohibírtelos. Ven con una lista de lo que comiste los últimos tres días: partimos de ahí. Mi orientación acompaña la de tu médico, no la reemplaza.",
    temas: ["Alimentación con diabetes", "Digestión", "Alimentación en familia", "Cocina con poco tiempo"],
    idiomas: ["Español"],
    precioCentimos: 70_00,
    duracionEnMinutos: 45,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 180,
    ventanaEnDias: 30,
    maximoDiario: 6,
    retrato: "retrato-06",
    turnos: [
      ...cada(["lunes", "miercoles", "viernes"], "08:00", "12:00"),
      ...cada(["martes", "jueves"], "14:00", "18:00"),
    ],
  },
  {
    nombre: "Bruno",
    apellido: "Cárdenas",
    colegiatura: "C.N.P. 90587",
    presentacion:
      "Soy nutricionista y corredor de fondo, así que sé lo que es entrenar antes de ir a la oficina. Planificamos qué comer antes y después de moverte, con recetas de veinte minutos. No te voy a pedir suplementos caros ni que peses cada bocado. En la segunda sesión ajustamos el plan según cómo te sentiste.",
    temas: ["Deporte", "Cocina con poco tiempo", "Alimentación vegetariana", "Digestión"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 45_00,
    duracionEnMinutos: 30,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 60,
    ventanaEnDias: 14,
    maximoDiario: 8,
    retrato: "retrato-07",
    turnos: [
      ...cada(["martes", "jueves"], "07:00", "09:00"),
      ...cada(["martes", "jueves"], "18:30", "20:30"),
      ...cada(["sabado"], "09:00", "13:00"),
    ],
    excepcionesRelativas: [diaLibre(11), diaLibre(12)],
  },
  {
    nombre: "Yesenia",
    apellido: "Condori",
    colegiatura: "C.N.P. 90931",
    presentacion:
      "Acompaño a mujeres durante el embarazo y la lactancia, y a familias en las que cada uno come distinto. Conversamos de antojos, loncheras, presupuesto y horarios reales. Te llevas un menú para la semana que puedes cambiar sin culpa. Atiendo en español y en quechua.",
    temas: ["Embarazo y lactancia", "Alimentación en familia", "Alimentación vegetariana"],
    idiomas: ["Español", "Quechua"],
    precioCentimos: 65_00,
    duracionEnMinutos: 45,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 360,
    ventanaEnDias: 21,
    maximoDiario: 5,
    retrato: "retrato-08",
    turnos: [...cada(["lunes", "miercoles"], "15:00", "18:45"), ...cada(["viernes"], "09:00", "12:00")],
  },
]);
