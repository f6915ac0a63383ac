import { expect, it } from "vitest";
import {
  CLAVES_REEMPLAZADAS,
  clavesPorOlvidar,
  type ClaveReemplazada,
} from "../../../app/domain/cuentas/identidad/clavesReemplazadas";

const enElMinuto = (minuto: number) => new Date(Date.UTC(2026, 10, 28, 0, minuto));
const deLadron = (n: number): ClaveReemplazada => ({
  claveHash: `ladrón ${n}`,
  enUsoDesde: enElMinuto(n),
  reemplazadaEn: enElMinuto(n + 1),
});

it("forgets none of five", () => {
  expect(clavesPorOlvidar(Array.from({ length: CLAVES_REEMPLAZADAS }, (_, n) => deLadron(n)))).toEqual([]);
});

it("forgets the one that was in use for the shortest time, and of equal ones the oldest", () => {
  const deDuena = { claveHash: "dueña", enUsoDesde: enElMinuto(-60), reemplazadaEn: enElMinuto(0) };
  const deSiempre = { claveHash: "de siempre", enUsoDesde: null, reemplazadaEn: enElMinuto(-60) };
  const deUnRato = { claveHash: "un rato", enUsoDesde: enElMinuto(9), reemplazadaEn: enElMinuto(30) };
  const todas = [deSiempre, deDuena, ...Array.from({ length: 5 }, (_, n) => deLadron(n)), deUnRato];
  expect(clavesPorOlvidar(todas)).toEqual(["ladrón 2", "ladrón 1", "ladrón 0"]);
});
