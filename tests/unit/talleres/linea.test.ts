import { expect, it } from "vitest";
import { lugarEnSuLinea } from "../../../app/domain/talleres/ventas/quePaso";

const pagado = { estado: "pagado", formaDePago: "tarjeta" } as const;
const inscrita = { estado: "inscrita" } as const;
const terminada = { estado: "terminada" } as const;

const linea = (estado: string, hecha = false) => ({ nombre: "Lugar", estado, hecha });

it.each([
  ["waits for its payment", { estado: "pendiente", formaDePago: null }, inscrita, linea("Guardado")],
  ["ran out of time", { estado: "vencido", formaDePago: null }, terminada, linea("Ninguno")],
  ["is paid", pagado, inscrita, linea("Reservado", true)],
  ["was left", { ...pagado, estado: "devuelto" }, terminada, linea("Dejado")],
  ["was left too late for a refund", pagado, terminada, linea("Dejado")],
  ["was deleted long after its date", pagado, null, linea("Ya pasó", true)],
] as const)("a place that %s says so on the line of its order", (_, pedido, inscripcion, esperada) =>
  expect(lugarEnSuLinea(pedido, inscripcion)).toEqual(esperada),
);
