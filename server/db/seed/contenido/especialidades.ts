import type { Especialidad } from "../../../../app/domain/especialidades/especialidad";

/** The six specialties of the spec (§ 1). `icon`, `smallIcon` and `image` name drawings of the design system. */
export const ESPECIALIDADES: Especialidad[] = [
  {
    id: 1,
    slug: "psicologia",
    code: "PSI",
    name: "Psicología",
    color: "psicologia",
    icon: "psicologia",
    smallIcon: "psicologia",
    image: "psicologia",
    information: "Un espacio para hablar de lo que te pasa, con alguien que sabe escuchar.",
    description:
      "Conversa por video con una psicóloga o un psicólogo colegiado. Puedes venir por algo concreto o solo porque estos días se sienten pesados. Lo que digas queda entre ustedes.",
    isDefault: true,
  },
  {
    id: 2,
    slug: "nutricion",
    code: "NUT",
    name: "Nutrición",
    color: "nutricion",
    icon: "nutricion",
    smallIcon: "nutricion",
    image: "nutricion",
    information: "Come mejor con lo que te gusta y con lo que hay en tu mercado.",
    description:
      "Revisa tus comidas con una persona colegiada en nutrición. Empiezan por tu rutina, tus gustos y tu presupuesto. Te llevas cambios pequeños que puedas mantener.",
    isDefault: false,
  },
  {
    id: 3,
    slug: "finanzas",
    code: "FIN",
    name: "Finanzas personales",
    color: "finanzas",
    icon: "finanzas",
    smallIcon: "finanzas",
    image: "finanzas",
    information: "Ordena tus cuentas y decide con calma qué hacer con tu dinero.",
    description:
      "Mira tus números junto a alguien que no te va a juzgar ni a vender nada. Un presupuesto, una deuda o tu primer ahorro: empieza por lo que hoy te preocupa.",
    isDefault: false,
  },
  {
    id: 4,
    slug: "veterinaria",
    code: "VET",
    name: "Veterinaria",
    color: "veterinaria",
    icon: "veterinaria",
    smallIcon: "veterinaria",
    image: "veterinaria",
    information: "Orientación para cuidar a tu mascota sin salir de casa.",
    description:
      "Resuelve por video tus dudas sobre conducta, alimentación y cuidados de tu perro o tu gato. Si hace falta que lo revisen en persona, te lo dirán.",
    isDefault: false,
  },
  {
    id: 5,
    slug: "coaching",
    code: "COA",
    name: "Coaching",
    color: "coaching",
    icon: "coaching",
    smallIcon: "coaching",
    image: "coaching",
    information: "Aclara tu siguiente paso en el trabajo o en un proyecto tuyo.",
    description:
      "Conversa con alguien que pregunta bien y te ayuda a decidir. Sirve para buscar trabajo, dirigir un equipo u ordenar tu semana. Sales de cada sesión con una tarea concreta.",
    isDefault: false,
  },
  {
    id: 6,
    slug: "servicios-exclusivos",
    code: "EXC",
    name: "Servicios exclusivos",
    color: "servicios-exclusivos",
    icon: "servicios-exclusivos",
    smallIcon: "servicios-exclusivos",
    image: "servicios-exclusivos",
    information: "Sesiones para mirar tu bienestar en conjunto o cuidar a alguien de tu familia.",
    description:
      "Dedica una hora a lo que no cabe en una cita corta. Arma un plan de bienestar, prepara tu regreso al trabajo o aprende a cuidar en casa a una persona mayor.",
    isDefault: false,
  },
];
