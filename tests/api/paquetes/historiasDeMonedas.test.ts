import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { vencimientoDeMonedas } from "../../../app/domain/paquetes/monedas/monedas";
import { instanteDe, sumarMinutos } from "../../../app/domain/shared/fechas";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { makeDonacionRepository } from "../../../server/paquetes/repositories/donaciones";
import { makeMonedaRepository } from "../../../server/paquetes/repositories/monedas";
import { fc } from "../../support/azar";
import { unPaquete } from "../../support/constructores";
import { BREVE_EN_POSTGRES, COMPLETA } from "../../support/formas";
import { buscarRoturasEnCompras } from "../../support/invariantesDeCompras";
import { abrirMundo, valor } from "../../support/servicios";

/** Number of random histories; `npm test -- largo` tries 10,000. */
const HISTORIAS = COMPLETA ? 10_000 : BREVE_EN_POSTGRES ? 15 : 60;
const PRECIO = 60;
const mundo = await abrirMundo();
const { servicios, operador, reloj, db } = mundo;
const { ver, canjear } = servicios.paquetes.monedas!;
const monedas = makeMonedaRepository(db);
const paquete = unPaquete({ idPaquete: "de-historias", monedas: PRECIO });

const cantidad = fc.integer({ min: 1, max: 90 });
type Paso =
  | { tipo: "ganar" | "donar" | "quitar"; cantidad: number }
  | { tipo: "canjear" | "devolver" | "revertir" | "apagar" | "encender" | "sin-monedas" | "con-monedas" }
  | { tipo: "pasan"; minutos: number };
const paso: fc.Arbitrary<Paso> = fc.oneof(
  fc.record({
    tipo: fc.constantFrom<"ganar" | "donar" | "quitar">("ganar", "ganar", "donar", "quitar"),
    cantidad,
  }),
  fc.constantFrom<Paso>({ tipo: "canjear" }, { tipo: "devolver" }, { tipo: "revertir" }),
  fc.constantFrom<Paso>({ tipo: "apagar" }, { tipo: "encender" }),
  fc.constantFrom<Paso>({ tipo: "sin-monedas" }, { tipo: "con-monedas" }),
  // A minute to midnight, a day, a month and a year.
  fc.record({ tipo: fc.constant("pasan" as const), minutos: fc.constantFrom(1, 1440, 44_640, 527_040) }),
);

let idPersona: number;
let pedidos: string[];
let pausa: boolean;
/** Motives of all lines of all histories. */
const vistos = new Set<string>();
beforeEach(() => guardarPaquete(db, paquete));

const linea = () => ({ operador: "ana", idPersona, motivo: "correccion" as const });

async function donar(cuantas: number) {
  await db.transaction().execute(async (trx) => {
    const donada = { idPersona, cantidad: cuantas, motivo: "donacion", idPedido: null } as const;
    if (!(await makeMonedaRepository(trx).quitar(donada, reloj.ahora))) return;
    const causa = { uidDeCausa: "c", nombreDeCausa: "Una causa" };
    await makeDonacionRepository(trx).anotar(
      { idDonacion: randomUUID(), idPersona, ...causa, cantidad: cuantas },
      reloj.ahora,
    );
  });
}

/** Takes back the coins of the first line that brought some; the second time it is refused. */
async function revertir() {
  const llegadas = (await ver(idPersona)).movimientos.filter(({ motivo }) => motivo === "cortesia");
  const primera = llegadas.at(-1);
  if (!primera) return;
  const { idMovimiento, cantidad: cuantas } = primera;
  const antes = await ver(idPersona);
  const quite = { ...linea(), cantidad: cuantas, idMovimiento };
  const { ok } = await operador.quitarMonedas(quite);
  expect((await operador.quitarMonedas(quite)).ok).toBe(false);
  const despues = await ver(idPersona);
  expect(antes.total - antes.debe - (despues.total - despues.debe)).toBe(ok ? cuantas : 0);
}

async function dar(suceso: Paso) {
  switch (suceso.tipo) {
    case "ganar":
      valor(await operador.darMonedas({ ...linea(), motivo: "cortesia", cantidad: suceso.cantidad }));
      return;
    case "donar":
      return donar(suceso.cantidad);
    case "quitar":
      valor(await operador.quitarMonedas({ ...linea(), cantidad: suceso.cantidad }));
      return;
    case "canjear": {
      const pedido = await canjear({ idPersona, idPaquete: paquete.idPaquete, idPedido: randomUUID() });
      if (pedido.ok) pedidos.push(pedido.value.idPedido);
      return;
    }
    case "devolver": {
      const idPedido = pedidos.pop();
      if (idPedido) await servicios.paquetes.devolverCompra({ idPersona, idPedido });
      return;
    }
    case "revertir":
      return revertir();
    case "apagar":
    case "encender":
      valor(await servicios.recompensas.ruleta!.apagar(idPersona, suceso.tipo === "apagar"));
      return;
    case "sin-monedas":
      pausa = true;
      return monedas.pausarTodas(reloj.ahora);
    case "con-monedas":
      pausa = false;
      return mundo.job("vencer-monedas");
    case "pasan": {
      const antes = await ver(idPersona);
      reloj.avanzar(suceso.minutos);
      if (!pausa) await mundo.job("vencer-monedas");
      if (pausa || antes.apagadas) expect((await ver(idPersona)).total).toBe(antes.total);
    }
  }
}

/** Coins of a person: those that came are held, or went for one of the reasons, lot by lot and in all. */
async function cuadra() {
  expect(await buscarRoturasEnCompras(db)).toEqual([]);
  const lineas = await db
    .selectFrom("movimientos_de_monedas")
    .selectAll()
    .where("id_persona", "=", idPersona)
    .execute();
  const lotes = await db
    .selectFrom("lotes_de_monedas")
    .selectAll()
    .where("id_persona", "=", idPersona)
    .execute();
  for (const { motivo } of lineas) vistos.add(motivo);
  const suma = (motivos: readonly string[], idLote?: string) =>
    lineas
      .filter(({ motivo, id_lote }) => motivos.includes(motivo) && (idLote ?? id_lote) === id_lote)
      .reduce((total, { cantidad: cuantas }) => total + cuantas, 0);
  for (const { id_lote, cantidad: emitidas, quedan } of lotes) {
    const gastadas = -suma(["canje", "devolucion"], id_lote);
    // Coins of a returned pack whose lot ends too soon come to a new lot: that line is its issue, and no return.
    const alVolver = suma(["cortesia"], id_lote) === 0 ? emitidas : 0;
    const idas = -suma(["vencimiento", "donacion", "correccion", "deuda"], id_lote);
    expect(emitidas, id_lote).toBe(quedan + gastadas + alVolver + idas);
  }
  const { total, movimientos } = await ver(idPersona);
  expect(total).toBe(lotes.reduce((enLotes, { quedan }) => enLotes + quedan, 0));
  expect(total).toBe(lineas.reduce((enLibro, { cantidad: cuantas }) => enLibro + cuantas, 0));
  if (movimientos.length < 100)
    expect(total).toBe(movimientos.reduce((visto, { cantidad: cuantas }) => visto + cuantas, 0));
}

it(
  "coins that were issued are held, spent, expired, donated or taken back, lot by lot, after every step",
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 4, maxLength: 16 }), async (pasos) => {
        await mundo.empezarDeNuevo();
        // A minute before a midnight that ends a month in Lima.
        reloj.ahora = sumarMinutos(instanteDe("2026-12-31", "24:00"), -1);
        ({ idPersona } = await mundo.persona());
        [pedidos, pausa] = [[], false];
        await monedas.dar(
          { idPersona, cantidad: 100, motivo: "cortesia", idPedido: null },
          vencimientoDeMonedas(reloj.ahora),
          reloj.ahora,
        );
        for (const suceso of pasos) {
          await dar(suceso);
          await cuadra();
        }
      }),
      { numRuns: HISTORIAS },
    );
    if (BREVE_EN_POSTGRES) return;
    const motivos = ["canje", "correccion", "cortesia", "deuda", "devolucion", "donacion", "vencimiento"];
    expect([...vistos].sort()).toEqual(motivos);
  },
);
