import { expect, it } from "vitest";
import { INTENTOS_POR_CUENTA } from "../../../app/domain/cuentas/identidad/identidad";
import { enPeticion } from "../../../server/platform/enPeticion";
import { makeIntentoRepository } from "../../../server/platform/repositories/intentos";
import { lima, MARTES } from "../../support/constructores";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { reloj } = mundo;

/** Seconds that a request is told to wait; undefined when it reached no limit. */
async function espera(hacer: () => Promise<unknown>) {
  const peticion: Parameters<typeof enPeticion>[0] = { id: "p", red: "r" };
  await enPeticion(peticion, hacer);
  return peticion.esperaEnSegundos;
}

it("a limit tells the end of its window, from its first try on", async () => {
  const intentos = makeIntentoRepository(mundo.db);
  const contar = (limite: { tope?: number } = { tope: 2 }) =>
    espera(() => intentos.contar("prueba", { ventanaEnMinutos: 15, ...limite }, reloj.ahora));
  expect([await contar(), await contar()]).toEqual([undefined, undefined]);
  reloj.avanzar(4);
  expect(await contar()).toBe(11 * 60);
  reloj.avanzar(10);
  expect(await contar()).toBe(60);
  expect(await contar({}), "a count that refuses nothing").toBeUndefined();
  reloj.avanzar(1);
  expect(await contar(), "another window").toBeUndefined();
});

it("the limit of a day of Lima ends with that day", async () => {
  const { idPersona } = await mundo.persona();
  const intentos = makeIntentoRepository(mundo.db);
  reloj.ahora = lima(MARTES, "17:30");
  const limite = { tope: 0, ventanaEnMinutos: 24 * 60, desde: lima(MARTES, "00:00") };
  expect(await espera(() => intentos.contar(`dia:${idPersona}`, limite, reloj.ahora))).toBe(6.5 * 3600);
});

it("the sixth try at a password waits for what is left of a quarter of an hour", async () => {
  const entrar = () =>
    espera(() =>
      mundo.servicios.cuentas.identidad.iniciarSesion({
        correo: "nadie@example.pe",
        clave: "no es esta",
        red: "203.0.113.9",
      }),
    );
  for (let vez = 0; vez < INTENTOS_POR_CUENTA; vez++) expect(await entrar()).toBeUndefined();
  reloj.avanzar(5);
  expect(await entrar()).toBe(10 * 60);
});
