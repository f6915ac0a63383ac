import { expect, it } from "vitest";
import { reunirPendientes } from "../../../app/features/sitio/portada/pendientes";

const inicio = (iso: string) => ({ iso, texto: "" });
const cita = {
  con: { nombre: "Lucía Mendoza", retrato: "lucia" },
  especialidad: "Psicología",
  inicio: inicio("2026-11-24T15:00:00.000Z"),
  href: "/mi-zona-privada",
  abierta: false,
  esHoy: false,
};
const taller = (iso: string) => ({
  titulo: "Yoga",
  clase: "taller" as const,
  demostracion: null,
  inicio: inicio(iso),
  href: "/",
  esHoy: false,
  entrada: null,
  guardado: null,
});
const ruta = { titulo: "Dormir", href: "/", paso: null, hechos: 1, total: 5, portada: null };
const sigueViendo = {
  ...{ uid: "v", href: "/", titulo: "V", resumen: "", detalles: "" },
  ...{ tema: null, portada: null, avance: 10 },
};
const clases = (...de: Parameters<typeof reunirPendientes>) => {
  const { arriba, despues } = reunirPendientes(...de);
  return [arriba, despues].map((pendientes) => pendientes.map(({ clase }) => clase));
};

it("the soonest thing with an hour and the thing to go on with stand first, and the others below", () => {
  const resto = { sigueViendo, ruta };
  const antes = taller("2026-11-24T14:59:00.000Z");
  const despues = taller("2026-11-24T15:00:00.000Z");
  expect(clases({ proximaCita: cita }, { taller: antes, ...resto })).toEqual([
    ["taller", "ruta"],
    ["sesion", "video"],
  ]);
  expect(clases({ proximaCita: cita }, { taller: despues, ...resto })).toEqual([
    ["sesion", "ruta"],
    ["taller", "video"],
  ]);
  expect(clases({ proximaCita: null }, { taller: null, ...resto })).toEqual([["ruta"], ["video"]]);
  expect(clases({ proximaCita: null }, { taller: null, sigueViendo, ruta: null })).toEqual([["video"], []]);
});

it("a session stands also where nothing else could be read, and nobody has what nobody has", () => {
  expect(clases({ proximaCita: cita }, null)).toEqual([["sesion"], []]);
  expect(clases({ proximaCita: null }, null)).toEqual([[], []]);
});
