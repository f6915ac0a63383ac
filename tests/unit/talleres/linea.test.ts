import { expect, it } from "vitest";
import { lugarEnSuLinea } from "../../../app/domain/talleres/ventas/quePaso";

const pagado = { estado: "pagado", formaDePago: "tarjeta" } as const;
const inscrita = { estado: "inscrita" } as const;
const terminada = { estado: "terminada" } as const;

it.each([
  ["waits for its payment", { estado: "pendiente", formaDePago: null }, inscrita, "Guardado", false],
  ["ran out of time", { estado: "vencido", formaDePago: null }, terminada, "Ninguno", false],
  ["is paid", pagado, inscrita, "Reservado", true],
  ["was left", { ...pagado, estado: "devuelto" }, terminada, "Dejado", false],
  ["was left too late for a refund", pagado, terminada, "Dejado", false],
  ["was deleted long after its date", pagado, null, "Ya pasó", true],
] as const)("a place that %s says so on the line of its order", (_, pedido, inscripcion, estado, hecha) =>
  expect(lugarEnSuLinea(pedido, inscripcion)).toEqual({ nombre: "Lugar", estado, hecha }),
);
