import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diaLargo, fechaDe, instanteDe, sumarDias } from "../../../app/domain/shared/fechas";
import { abrirEnProduccion } from "../../support/enProduccion";
import { visitar } from "../../support/visita";

type Produccion = Awaited<ReturnType<typeof abrirEnProduccion>>;
type Visita = ReturnType<typeof visitar>;

const DIA = sumarDias(fechaDe(new Date()), 3);
const LUCIA = {
  idEspecialista: "lucia-mendoza",
  slug: "lucia-mendoza",
  especialidad: "psicologia",
  nombre: "Lucía",
  apellido: "Mendoza",
  colegiatura: "CPsP 00001",
  presentacion: "Atiende a personas adultas.",
  correo: "lucia@equipo.example",
  retrato: "retrato-01",
  temas: ["Sueño"],
  idiomas: ["Español"],
  precioCentimos: 90_00,
  duracionEnMinutos: 50,
  margenEnMinutos: 10,
  anticipacionEnMinutos: 60,
  ventanaEnDias: 60,
  maximoDiario: 8,
  turnos: [1, 2, 3, 4, 5, 6, 7].map((diaDeSemana) => ({ diaDeSemana, desde: "09:00", hasta: "13:00" })),
  excepciones: [],
};
const MIEMBRO = {
  sub: "lucia",
  email: LUCIA.correo,
  name: "Lucía Mendoza",
  groups: ["bienestar-especialistas"],
};

let produccion: Produccion;
let ines: Visita;
let citasDeInes: string[];

const marcadas = (casillas: { nombre: string; valor: string }[]) =>
  Object.fromEntries(casillas.map(({ nombre, valor }) => [nombre, valor]));

/** Signs a person up, with the code that arrives by mail. */
async function registrar(numero: number): Promise<{ correo: string; visita: Visita }> {
  const visita = visitar(produccion.url);
  const correo = `persona-${numero}@persona.example`;
  const documento = await visita.enviar(await visita.ver("/registro"), {
    numeroDocumento: String(45_678_900 + numero),
  });
  const nombres = await visita.enviar(documento, { nombre: "Inés", apePaterno: "Quispe" });
  const telefono = String(987_654_320 + numero);
  const contacto = await visita.enviar(nombres, { telefono, correo, clave: "un-rio-largo-y-azul-9" });
  const condiciones = await visita.enviar(contacto, marcadas(visita.casillasDe(contacto)));
  const { texto } = await produccion.buzon.espera(correo, /Tu código: \d{6}/);
  const lista = await visita.enviar(condiciones, { codigo: /\b\d{6}\b/.exec(texto)![0] });
  expect(lista.texto).toContain("Tu cuenta está lista");
  return { correo, visita };
}

/** Books a session that a coupon covers. Gives its id. */
async function reservar(visita: Visita, dia: string, hora: string): Promise<string> {
  const horas = await visita.ver(`/agendar/psicologia?especialista=lucia-mendoza&dia=${dia}&hora=${hora}`);
  const resumen = await visita.enviar(horas, { idEspecialista: LUCIA.idEspecialista });
  const conCupon = await visita.enviar(resumen, { cupon: "LIBRE", intencion: "aplicar" });
  const exito = await visita.enviar(conCupon, {
    ...{ cupon: "LIBRE", intencion: "cupon" },
    ...marcadas(visita.casillasDe(conCupon)),
  });
  expect(exito.texto).toContain("Tu sesión está reservada");
  return /\/mi-zona-privada\/cita\/([\w-]+)/.exec(exito.html)![1]!;
}

beforeAll(async () => {
  produccion = await abrirEnProduccion("bienestar-especialistas=especialista");
  await produccion.ponerEn(instanteDe(sumarDias(DIA, -1), "10:00"));
  const archivo = path.join(produccion.carpeta, "lucia.json");
  writeFileSync(archivo, JSON.stringify(LUCIA));
  await produccion.ops("especialista", "--archivo", archivo);
  const duracion = ["--desde", sumarDias(DIA, -2), "--hasta", sumarDias(DIA, 60)];
  await produccion.ops("cupon", "LIBRE", "--porcentaje", "100", ...duracion, "--maximo", "50", "--si");
  await produccion.entrarAlEquipo(MIEMBRO);
  await produccion.ops("agenda-propia", LUCIA.idEspecialista, MIEMBRO.email);
}, 120_000);
afterAll(() => produccion.cerrar());

describe("a day in production mode, without scripts", { timeout: 120_000 }, () => {
  it("a person signs up by mail and books; the specialist is told by a mail that names no reason", async () => {
    ({ visita: ines } = await registrar(1));
    citasDeInes = [await reservar(ines, DIA, "09:00"), await reservar(ines, DIA, "10:00")];
    const nota = await ines.ver(`/mi-zona-privada/cita/${citasDeInes[0]}/nota`);
    await ines.enviar(nota, { texto: "Duermo mal desde agosto." });
    const { texto } = await produccion.buzon.espera(MIEMBRO.email, /09:00/);
    expect(texto).toContain("Inés tiene una sesión de Psicología contigo");
    expect(texto).not.toContain("agosto");
  });

  it("the specialist enters by the link of the mail, reads the note, and both talk", async () => {
    await produccion.ponerEn(instanteDe(DIA, "08:55"));
    const { texto } = await produccion.buzon.espera(MIEMBRO.email, /09:00/);
    const enlace = new URL(/http\S+llave=\S+/.exec(texto)![0]);
    const enSala = visitar(produccion.url);
    const sala = await enSala.ver(enlace.pathname + enlace.search);
    expect(sala.texto).toContain("Duermo mal desde agosto.");
    await enSala.enviar(sala, { accion: "escribir", texto: "Buenos días, Inés" });
    const suya = await ines.ver(`/videollamada?cita=${citasDeInes[0]}`);
    expect(suya.texto).toContain("Buenos días, Inés");
    await ines.enviar(suya, { accion: "escribir", texto: "Buenos días, doctora" });
    expect((await enSala.ver(sala.ruta)).texto).toContain("Buenos días, doctora");
  });

  it("the session that both came to counts as held; of the one that nobody came to, the person may say so", async () => {
    await produccion.ponerEn(instanteDe(DIA, "10:15"));
    const agenda = await (await produccion.entrarAlEquipo(MIEMBRO)).ver("/equipo/mi-agenda");
    expect(agenda.texto).toMatch(
      /09:00 a 09:50 Inés Psicología Terminada 10:00 a 10:50 Inés Psicología Ahora/,
    );
    const [tenida, perdida] = await Promise.all(
      citasDeInes.map((idCita) => ines.ver(`/mi-zona-privada/cita/${idCita}`)),
    );
    expect(tenida!.texto).not.toContain("Avisar que no vino");
    const avisada = await ines.enviar(perdida!, { intencion: "avisar-ausencia" });
    expect(avisada.texto).toContain("Recibimos tu aviso");
    expect((await produccion.ops("ausencias")).stdout).toContain(citasDeInes[1]);
  });

  it("holidays of two weeks move six people, each told by mail, and one chooses another day for nothing", async () => {
    const personas = await Promise.all(
      [2, 3, 4, 5, 6, 7].map(async (numero) => {
        const persona = await registrar(numero);
        await reservar(persona.visita, sumarDias(DIA, 5 + numero), "11:00");
        return persona;
      }),
    );
    const lucia = await produccion.entrarAlEquipo(MIEMBRO);
    const [desde, hasta] = [sumarDias(DIA, 6), sumarDias(DIA, 20)];
    const porCerrar = await lucia.ver(`/equipo/mi-agenda/dias?desde=${desde}&hasta=${hasta}`);
    expect(porCerrar.texto).toContain("6 sesiones reservadas en esos días");
    const cerrados = await lucia.enviar(porCerrar, { compensacion: "cambio", intencion: "cerrar" });
    expect(cerrados.texto).toContain("Cerraste esos días");
    const correos = await Promise.all(
      personas.map(({ correo }) => produccion.buzon.espera(correo, /no podrá realizarse/)),
    );
    const { visita } = personas[0]!;
    const elegir = new URL(/http\S+\/reagendar\S+/.exec(correos[0]!.texto)![0]);
    elegir.searchParams.set("dia", sumarDias(DIA, 21));
    elegir.searchParams.set("hora", "10:00");
    const horas = await visita.ver(elegir.pathname + elegir.search);
    const cambiada = await visita.enviar(horas, { version: "2" });
    expect(cambiada.texto).toContain(`${diaLargo(sumarDias(DIA, 21))} , 10:00`);
  });
});
