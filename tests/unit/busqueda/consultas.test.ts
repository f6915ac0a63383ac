import { describe, expect, it } from "vitest";
import { busquedaDeVerdad } from "../../support/busqueda";

const { buscar } = await busquedaDeVerdad();

/** What somebody types on a phone, and the first thing that they should be led to: its title or where it belongs. */
const CONSULTAS: [escrito: string, primero: string][] = [
  ["respira con el mar", "Respira con el mar"],
  ["RESPIRACION", "Tarjeta de respiración"],
  ["respirasion", "Tarjeta de respiración"],
  ["tarjeta de respirasion", "Tarjeta de respiración"],
  ["respira con el marr", "Respira con el mar"],
  ["respirra mar", "Respira con el mar"],
  ["por que ayuda respirar", "Por qué ayuda respirar lento"],
  ["respirar lneto", "Por qué ayuda respirar lento"],
  ["sueno", "Diario de sueño"],
  ["sueño", "Diario de sueño"],
  ["diario sueno", "Diario de sueño"],
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
  ["presupuesto", "Presupuesto del mes"],
  ["presupuezto del mes", "Presupuesto del mes"],
  ["prespuesto", "Presupuesto del mes"],
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
  ["caminar", "Plan de caminatas de cuatro semanas"],
  ["vista cansada", "Descansa la vista"],
  ["desir que no", "Decir que no sin pelear"],
  ["poner limites", "Guion para poner un límite"],
  ["limite", "Guion para poner un límite"],
  ["preocupasiones", "Registro de preocupaciones"],
  ["primera secion", "Prepara tu primera sesión"],
  ["pedir alluda", "Pedir ayuda también es cuidarse"],
  ["gimnacio", "Moverse sin gimnasio"],
  ["hablar de plata", "Hablar de plata en casa"],
  ["arma tu plto", "Arma tu plato"],
];

describe("what people type, with their mistakes", () => {
  it("is at least sixty queries", () => expect(CONSULTAS.length).toBeGreaterThanOrEqual(60));

  it.each(CONSULTAS)("%s → %s", async (escrito, primero) => {
    const [grupo] = (await buscar(escrito)).grupos;
    const [uno] = grupo?.hallazgos ?? [];
    const titulo = uno?.titulo.map(({ texto }) => texto).join("");
    expect([titulo, uno?.etiqueta?.texto]).toContain(primero);
  });
});
