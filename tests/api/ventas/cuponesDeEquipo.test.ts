import { describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Cupon } from "../../../app/domain/ventas/cupones/cupon";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { LUNES_8AM, unCupon } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { aLaVez, abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, servicios } = mundo;
const { ver, verUno, detener } = servicios.ventas.cuponesDeEquipo;
const MOTIVO = "Se publicó por error";

const mercadeo = () => unMiembro(mundo, "mercadeo");
async function elCupon(cambios: Partial<Cupon> = {}, usados = 0) {
  const cupon = unCupon(cambios);
  await guardarCupon(db, cupon);
  await db.updateTable("cupones").set({ usados }).where("codigo", "=", cupon.codigo).execute();
  return cupon.codigo;
}
const lineas = (codigo: string) =>
  db.selectFrom("registro_de_equipo").selectAll().where("objeto", "=", codigo).execute();

describe("coupons on the site of the staff", () => {
  it("are seen and stopped by Mercadeo, and by no other role", async () => {
    const codigo = await elCupon();
    for (const rol of ROLES.filter((uno) => uno !== "mercadeo")) {
      const miembro = await unMiembro(mundo, rol);
      for (const visto of [
        await ver(miembro),
        await verUno(miembro, codigo),
        await detener(miembro, { codigo, motivo: MOTIVO }),
      ])
        expect(rechazo(visto), rol).toBe("sin-derecho");
    }
    expect(rechazo(await ver(await mercadeo()))).toBe("aceptado");
  });

  it("tell their uses from five on", async () => {
    const [pocos, bastantes] = [await elCupon({}, 4), await elCupon({}, 5)];
    const miembro = await mercadeo();
    expect(valor(await verUno(miembro, pocos)).usados).toBeNull();
    expect(valor(await verUno(miembro, bastantes)).usados).toBe(5);
    expect(valor(await ver(miembro)).find(({ codigo }) => codigo === pocos)!.usados).toBeNull();
  });

  it("are stopped with a code alone, once, with the reason in the registro", async () => {
    const codigo = await elCupon();
    const miembro = await mercadeo();
    const sinCodigo = { ...miembro, dioCodigo: false };
    expect(rechazo(await detener(sinCodigo, { codigo, motivo: MOTIVO }))).toBe("prueba-vencida");
    expect(await lineas(codigo)).toEqual([]);
    const respuestas = await aLaVez(5, () => detener(miembro, { codigo, motivo: MOTIVO }));
    expect(respuestas.map(rechazo).sort()).toEqual(["aceptado", ...Array<string>(4).fill("cupon-terminado")]);
    expect(valor(await verUno(miembro, codigo))).toMatchObject({
      ...{ estado: "terminado", hasta: LUNES_8AM, seDetiene: false },
    });
    expect(await lineas(codigo)).toMatchObject([
      { accion: "detuvo-cupon", motivo: MOTIVO, id_persona: null },
    ]);
  });

  it("are stopped also before their first day, and stay in order", async () => {
    const codigo = await elCupon({
      desde: new Date(LUNES_8AM.getTime() + 60_000),
      hasta: new Date(LUNES_8AM.getTime() + 120_000),
    });
    const miembro = await mercadeo();
    valor(await detener(miembro, { codigo, motivo: MOTIVO }));
    expect(valor(await verUno(miembro, codigo))).toMatchObject({
      ...{ estado: "terminado", desde: new Date(LUNES_8AM.getTime() - 1), hasta: LUNES_8AM },
    });
  });

  it("are not found by another code", async () => {
    const miembro = await mercadeo();
    expect(rechazo(await verUno(miembro, "NADA"))).toBe("cupon-desconocido");
    expect(rechazo(await detener(miembro, { codigo: "NADA", motivo: MOTIVO }))).toBe("cupon-desconocido");
  });
});
