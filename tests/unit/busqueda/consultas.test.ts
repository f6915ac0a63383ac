import { describe, expect, it } from "vitest";
import type { Trozo } from "../../../app/domain/busqueda/palabras";
import { busquedaDeVerdad } from "../../support/busqueda";

const { buscar } = await busquedaDeVerdad();
const leido = (trozos?: readonly Trozo[]) => trozos?.map(({ texto }) => texto).join("") ?? "";

/** Queries typed on a phone, each with its first result: the title, or the place to which it belongs. */
const CONSULTAS: [escrito: string, primero: string][] = [
  ["respira con el mar", "Respira con el mar"],
  ["RESPIRACION", "Tarjeta de respiración"],
  ["respirasion", "Tarjeta de respiración"],
  ["tarjeta de respirasion", "Tarjeta de respiración"],
  ["respira con el marr", "Respira con el mar"],
  ["respirra mar", "Respira con el mar"],
  ["por que ayuda respirar", "Por qué ayuda respirar lento"],
  ["respirar lentto", "Por qué ayuda respirar lento"],
  ["sueno", "Diario de sueño"],
  ["sueño", "Diario de sueño"],
  ["diario sueno", "Diario de sueño"],
  ["ｄｉａｒｉｏ ｄｅ ｓｕｅｎｏ", "Diario de sueño"],
  ["\ufb01orela quispe", "Fiorella Quispe"],
  ["dairio de sueño", "Diario de sueño"],
  ["insonio", "Sueño"],
  ["nutricon", "Nutrición"],
  ["nutricion", "Nutrición"],
  ["nutrisionista", "Nutrición"],
  ["sicologa", "Psicología"],
  ["psicologo", "Psicología"],
  ["lucia mendosa", "Lucía Mendoza"],
  ["mendoza", "Lucía Mendoza"],
  ["renato huamani", "Renato Huamaní"],
  ["guamani", "Renato Huamaní"],
  ["fiorela quispe", "Fiorella Quispe"],
  ["milagros de la cruz", "Milagros De la Cruz"],
  ["duelo", "Psicología"],
  ["ancieda", "Psicología"],
  ["ansiedad", "Psicología"],
  ["quechua", "Yesenia Condori"],
  ["beterinario", "Veterinaria"],
  ["perros", "Diego Ñaupari"],
  ["gato", "Cuidados de tu mascota"],
  ["mascota", "Cuidados de tu mascota"],
  ["presupuesto", "Mi primer presupuesto"],
  ["presupuezto del mes", "Presupuesto del mes"],
  ["prespuesto", "Mi primer presupuesto"],
  ["deudas", "Lista de deudas"],
  ["deuda", "Lista de deudas"],
  ["lista de deudsa", "Lista de deudas"],
  ["gasto ormiga", "El gasto hormiga"],
  ["gastos hormiga", "El gasto hormiga"],
  ["sobres", "Sobres para el mes"],
  ["quinoa", "Quinua para la semana"],
  ["kinua", "Quinua para la semana"],
  ["menu semana", "Menú de la semana"],
  ["lista de compras", "Lista de compras del mercado"],
  ["mercado compras", "Lista de compras del mercado"],
  ["estirarme", "Estírate en tu escritorio"],
  ["estirate en el escritorio", "Estírate en tu escritorio"],
  ["escritrio", "Estírate en tu escritorio"],
  ["hombros", "Suelta los hombros"],
  ["ombros", "Suelta los hombros"],
  ["pausa actiba", "Pausa activa de pie"],
  ["caminata", "Plan de caminatas de cuatro semanas"],
  ["caminar", "Caminar acompañados"],
  ["vista cansada", "Descansa la vista"],
  ["decir que no", "Decir que no sin pelear"],
  ["desir que no", "Decir que no sin pelear"],
  ["conversar de dinero en casa", "Conversar de plata en casa"],
  ["decir no pelear", "Decir que no sin pelear"],
  ["poner limites", "Guion para poner un límite"],
  ["limite", "Guion para poner un límite"],
  ["preocupasiones", "Registro de preocupaciones"],
  ["primera secion", "Prepara tu primera sesión"],
  ["pedir alluda", "Pedir ayuda también es cuidarse"],
  ["gimnacio", "Moverse sin gimnasio"],
  ["hablar de plata", "Hablar de plata en casa"],
  ["arma tu plto", "Arma tu plato"],
  ["suelta los ombros", "Suelta los hombros"],
  ["descanza la vista", "Descansa la vista"],
  ["recore tu cuerpo", "Recorre tu cuerpo"],
  ["un minuto con tus sentdios", "Un minuto con tus sentidos"],
  ["descansar bista", "Descansa la vista"],
  ["prepra tu noche", "Prepara tu noche"],
  ["registro de gatsos", "Registro de gastos de una semana"],
  ["rejistro de preocupaciones", "Registro de preocupaciones"],
  ["orniga gasto", "El gasto hormiga"],
  ["poner un limte", "Guion para poner un límite"],
  ["pausas para tu jornda", "Pausas para tu jornada"],
  ["plan de caminats", "Plan de caminatas de cuatro semanas"],
  ["comer bien mercdo", "Comer bien con lo del mercado"],
  ["la cabesa no para", "Cuando la cabeza no para"],
  ["sobrez para el mez", "Sobres para el mes"],
  ["ablar de plata", "Hablar de plata en casa"],
  ["moberse sin gimnasio", "Moverse sin gimnasio"],
  ["pedir aiuda", "Pedir ayuda también es cuidarse"],
  ["pequeños pazos", "Pequeños pasos que se quedan"],
  ["quinua para la senana", "Quinua para la semana"],
  ["rexpira con el mar", "Respira con el mar"],
  ["diaryo de sueno", "Diario de sueño"],
  ["presupusto mes", "Presupuesto del mes"],
  ["tarjeta respiraion", "Tarjeta de respiración"],
  ["estiramiento escritorio", "Estírate en tu escritorio"],
  ["menu de la cemana", "Menú de la semana"],
  ["lista de conpras", "Lista de compras del mercado"],
  ["cuidado de mi mascotta", "Cuidados de tu mascota"],
  ["lusia mendoza", "Lucía Mendoza"],
  ["guion poner linite", "Guion para poner un límite"],
  ["dormir", "Prepara tu noche"],
  ["dormir mejor", "Prepara tu noche"],
  ["no puedo dormir", "Sueño"],
  ["quiero dormir bien", "Sueño"],
  ["bajar de peso", "Nutrición"],
  ["adelgazar", "Nutrición"],
  ["necesito bajar kilos", "Nutrición"],
  ["violencia familiar", "Psicología"],
  ["acoso", "Psicología"],
  ["ataque de panico", "Programa de salud mental"],
  ["crisis", "Programa de salud mental"],
  ["estoy muy cansado", "Pausa activa de pie"],
  ["videos", "Bienestar play"],
  ["talleres", "Bienestar en vivo"],
  ["herramientas", "Herramientas"],
  ["clase de cocina", "Menestras para toda la semana"],
  ["agendar", "Agendar una sesión"],
  ["cita", "Agendar una sesión"],
  ["quiero una cita", "Agendar una sesión"],
  ["reclamo", "Libro de Reclamaciones"],
  ["contraseña", "Recuperar tu contraseña"],
  ["olvide mi contrasena", "Recuperar tu contraseña"],
  ["boleta", "Comprobantes"],
  ["precios", "Tienda"],
  ["ayuda", "Ayuda"],
  ["salud mental", "Programa de salud mental"],
  ["programa de salud mental", "Programa de salud mental"],
  ["salut mentla", "Programa de salud mental"],
  ["salud emocional", "Programa de salud mental"],
  ["nohce", "Prepara tu noche"],
  ["seuño", "Diario de sueño"],
  ["yoag", "Yoga suave para principiantes"],
  ["plaat", "La plata en orden"],
  ["clama", "Noches más tranquilas"],
  ["ojso", "Descansa la vista"],
  ["mneu", "Menú de la semana"],
  ["vsita", "Descansa la vista"],
  ["como estoy", "Test de bienestar"],
  ["cómo estoy", "Test de bienestar"],
  ["como estas", "Test de bienestar"],
  ["como me siento", "Programa de salud mental"],
  ["que puedo hacer", "Explorar todo"],
  ["que hago", "Explorar todo"],
  ["me siento mal", "Programa de salud mental"],
  ["me siento solo", "Programa de salud mental"],
  ["estoy sola", "Programa de salud mental"],
  ["estoy triste", "Programa de salud mental"],
  ["ganas de llorar", "Programa de salud mental"],
  ["estoy ansiosa", "Programa de salud mental"],
  ["hablar con alguien", "Programa de salud mental"],
  ["necesito ayuda", "Ayuda"],
  ["estoy estresado", "Calma"],
  ["tengo miedo", "Calma"],
  ["duermo mal", "Prepara tu noche"],
  ["me despierto de noche", "Prepara tu noche"],
  ["me duele la espalda", "Estirar sin salir de la silla"],
  ["clases de yoga", "Yoga suave para principiantes"],
  ["clase de baile", "Yoga suave para principiantes"],
  ["hacer ejercicio en casa", "Moverse sin gimnasio"],
  ["salir a correr", "Movimiento"],
  ["quiero comer sano", "Comer rico entre semana"],
  ["tengo hambre", "Menú de la semana"],
  ["que puedo cocinar", "Arma tu plato"],
  ["tengo diabetes", "Nutrición"],
  ["tengo deudas", "Lista de deudas"],
  ["debo mucho", "Lista de deudas"],
  ["no me alcanza la plata", "Sobres para el mes"],
  ["llegar a fin de mes", "Presupuesto del mes"],
  ["no tengo energia", "Pausa activa de pie"],
  ["no me concentro", "Un minuto con tus sentidos"],
  ["murio mi mama", "Psicología"],
  ["me despidieron", "Mauricio Aliaga"],
  ["mi perro ladra", "Paseos más tranquilos con tu perro"],
  ["mi hijo no me hace caso", "Psicología"],
  ["cuanto cuesta", "Tienda"],
  ["cancelar mi cita", "Tu agenda"],
];

/** Pairs of words for the search: a word, and the same word with a mistake. */
const PAREJAS: [bien: string, mal: string][] = [
  ["respiración", "respirasion"],
  ["presupuesto", "presupezto"],
  ["preocupaciones", "preocupasiones"],
  ["deudas", "deuads"],
  ["noche", "nohce"],
  ["menestras", "menestars"],
];

describe("what people type, with their mistakes", () => {
  it("is at least a hundred and thirty queries", () => expect(CONSULTAS.length).toBeGreaterThanOrEqual(130));

  it.each(CONSULTAS)("%s → %s", async (escrito, primero) => {
    const [grupo] = (await buscar(escrito)).grupos;
    const [hallazgo] = grupo?.hallazgos ?? [];
    expect([leido(hallazgo?.titulo), leido(hallazgo?.etiqueta?.texto)]).toContain(primero);
  });

  it.each([
    "cintura",
    "lumbar",
    "lumbago",
    "lumbaljia",
    "ciatica",
    "contractura",
    "me duele la cintura",
    "duele",
  ])("finds for a back what a back is for: %s", async (escrito) => {
    const { grupos } = await buscar(escrito);
    expect(grupos.flatMap(({ hallazgos }) => hallazgos.map(({ href }) => href))).toEqual(
      expect.arrayContaining([
        "/bienestar-play/estira-en-tu-escritorio",
        "/bienestar-play/suelta-los-hombros",
        "/herramienta/pausas-para-tu-jornada",
        "/bienestar-en-vivo/yoga-suave",
      ]),
    );
  });

  it.each(PAREJAS)("%s finds no more than %s", async (bien, mal) => {
    const direcciones = async (escrito: string) =>
      (await buscar(escrito)).grupos.flatMap(({ hallazgos }) => hallazgos.map(({ href }) => href));
    const [deBien, deMal] = await Promise.all([direcciones(bien), direcciones(mal)]);
    expect(deBien.length).toBeGreaterThan(0);
    expect(deMal).toEqual(expect.arrayContaining(deBien));
  });

  it.each(["ansiedad", "panico", "ataque de ansiedad"])(
    "finds the programme for %s, too",
    async (escrito) => {
      const hallados = (await buscar(escrito)).grupos.flatMap(({ hallazgos }) => hallazgos);
      expect(hallados.map(({ href }) => href)).toContain("/programa-salud-mental");
    },
  );

  it("leads from health of the mind to who sees to it, and not to the kitchen", async () => {
    const { grupos } = await buscar("salud mental");
    const hallados = grupos.flatMap(({ hallazgos }) => hallazgos);
    expect(hallados.map(({ href }) => href)).toContain("/programa-salud-mental");
    const etiquetas = hallados.flatMap(({ etiqueta }) => leido(etiqueta?.texto));
    expect(etiquetas).toContain("Psicología");
    expect(etiquetas.filter((etiqueta) => ["Nutrición", "Alimentación"].includes(etiqueta))).toEqual([]);
  });
});
