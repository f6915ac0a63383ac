import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { makeCuentaDeEquipoRepository } from "../../../server/equipo/repositories/cuentas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { equipo } = servicios;
const cuentas = makeCuentaDeEquipoRepository(db);

/** Asks for the role of Guardia for a new colleague, and gives the id of the waiting role. */
async function pedirGuardia() {
  const sara = await unMiembro(mundo, "sistemas");
  const ana = await unMiembro(mundo);
  const pedido = { idCuenta: ana.idCuenta, rol: "guardia", motivo: "turno de noche" } as const;
  valor(await equipo.pedirRol(sara, pedido));
  const { idRol } = (await cuentas.roles()).find(({ idCuenta }) => idCuenta === ana.idCuenta)!;
  return { sara, ana, idRol, pedido };
}

describe("a role", () => {
  it("applies once a second person of Sistemas confirms it", async () => {
    const { ana, idRol } = await pedirGuardia();
    expect(await cuentas.rolesDe(ana.idCuenta)).toEqual([]);
    valor(await equipo.confirmarRol(await unMiembro(mundo, "sistemas"), idRol));
    expect(await cuentas.rolesDe(ana.idCuenta)).toEqual(["guardia"]);
  });

  it("is not confirmed by the person who asked for it", async () => {
    const { sara, idRol } = await pedirGuardia();
    expect(rechazo(await equipo.confirmarRol(sara, idRol))).toBe("rol-propio");
  });

  it("is not confirmed by the person who gets it", async () => {
    const { sara } = await pedirGuardia();
    const simon = await unMiembro(mundo, "sistemas");
    valor(await equipo.pedirRol(sara, { idCuenta: simon.idCuenta, rol: "finanzas", motivo: "reemplazo" }));
    const { idRol } = (await cuentas.roles()).find(({ rol }) => rol === "finanzas")!;
    expect(rechazo(await equipo.confirmarRol(simon, idRol))).toBe("rol-propio");
    expect(await cuentas.confirmarRol(idRol, simon.idCuenta, reloj.ahora)).toBe(false);
  });

  it("is asked for once", async () => {
    const { sara, pedido } = await pedirGuardia();
    expect(rechazo(await equipo.pedirRol(sara, pedido))).toBe("rol-ya-pedido");
  });

  it("is confirmed once by several people at the same time", async () => {
    const { idRol } = await pedirGuardia();
    const otras = [await unMiembro(mundo, "sistemas"), await unMiembro(mundo, "sistemas")];
    const dados = await aLaVez(2, (cual) => equipo.confirmarRol(otras[cual]!, idRol));
    expect(dados.map(rechazo).sort()).toEqual(["aceptado", "rol-no-espera"]);
  });

  it("is asked for, confirmed and taken away with a code each time, as accounts are invited and closed", async () => {
    const { sara, ana, idRol, pedido } = await pedirGuardia();
    const ladron = { ...sara, dioCodigo: false };
    const { idCuenta } = ana;
    const nueva = { correo: "x@equipo.example", nombre: "Equis", rol: "guardia", motivo: "turno" } as const;
    for (const acto of [
      equipo.pedirRol(ladron, pedido),
      equipo.confirmarRol(ladron, idRol),
      equipo.quitarRol(ladron, idRol),
      equipo.cerrarCuenta(ladron, { idCuenta, motivo: "se va" }),
      equipo.invitar(ladron, nueva),
      equipo.reinvitar(ladron, idCuenta),
    ])
      expect(rechazo(await acto)).toBe("prueba-vencida");
  });

  it("is taken away by one person", async () => {
    const { sara, ana, idRol } = await pedirGuardia();
    valor(await equipo.confirmarRol(await unMiembro(mundo, "sistemas"), idRol));
    valor(await equipo.quitarRol(sara, idRol));
    expect(await cuentas.rolesDe(ana.idCuenta)).toEqual([]);
  });

  it("is given by nobody without Sistemas", async () => {
    const { idRol, pedido, ana } = await pedirGuardia();
    for (const rol of ["atencion", "coordinacion", "guardia", "datos", "finanzas"] as const) {
      const otra = await unMiembro(mundo, rol);
      expect(rechazo(await equipo.pedirRol(otra, pedido)), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.confirmarRol(otra, idRol)), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.quitarRol(otra, idRol)), rol).toBe("sin-derecho");
      const cierre = { idCuenta: ana.idCuenta, motivo: "porque sí" };
      expect(rechazo(await equipo.cerrarCuenta(otra, cierre)), rol).toBe("sin-derecho");
      const nueva = { correo: "x@equipo.example", nombre: "Equis", rol, motivo: "turno" };
      expect(rechazo(await equipo.invitar(otra, nueva)), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.reinvitar(otra, ana.idCuenta)), rol).toBe("sin-derecho");
    }
  });
});

describe("an invitation of a colleague", () => {
  it("goes by mail, and its role waits", async () => {
    const sara = await unMiembro(mundo, "sistemas");
    const nueva = {
      correo: "nora@equipo.example",
      nombre: "Nora Paz",
      rol: "guardia",
      motivo: "turno",
    } as const;
    const { idCuenta } = valor(await equipo.invitar(sara, nueva));
    const correo = await db
      .selectFrom("correos")
      .selectAll()
      .where("para", "=", nueva.correo)
      .executeTakeFirst();
    expect(correo?.texto).toContain("/equipo/invitacion?llave=");
    expect(await cuentas.rolesDe(idCuenta)).toEqual([]);
    expect(rechazo(await equipo.invitar(sara, nueva))).toBe("cuenta-ya-existe");
  });
});

describe("the registro", () => {
  const leer = async (miembro: Parameters<typeof equipo.verRegistro>[0], filtro = {}) =>
    valor(
      await equipo.verRegistro(miembro, {
        accion: undefined,
        cuenta: undefined,
        antes: undefined,
        ...filtro,
      }),
    );

  it("has a line for each act, with the person, the reason and the network", async () => {
    const { sara } = await pedirGuardia();
    const { lineas } = await leer(await unMiembro(mundo, "datos"), { cuenta: sara.idCuenta });
    expect(lineas).toHaveLength(1);
    expect(lineas[0]).toMatchObject({ accion: "pidio-rol", motivo: "turno de noche", red: "192.0.2.1" });
  });

  it("shows to Atención its own lines, and to Finanzas those with money", async () => {
    const { sara } = await pedirGuardia();
    expect((await leer(await unMiembro(mundo, "atencion"))).lineas).toEqual([]);
    expect((await leer(await unMiembro(mundo, "finanzas"), { cuenta: sara.idCuenta })).lineas).toEqual([]);
    expect(rechazo(await equipo.verRegistro(await unMiembro(mundo), {}))).toBe("sin-derecho");
  });

  it("is read page by page, each line once", async () => {
    const sara = await unMiembro(mundo, "sistemas");
    const ana = await unMiembro(mundo);
    for (let vez = 0; vez < 30; vez++) {
      valor(await equipo.pedirRol(sara, { idCuenta: ana.idCuenta, rol: "guardia", motivo: `vez ${vez}` }));
      const { idRol } = (await cuentas.roles()).find(({ idCuenta }) => idCuenta === ana.idCuenta)!;
      valor(await equipo.quitarRol(sara, idRol));
    }
    const datos = await unMiembro(mundo, "datos");
    const primera = await leer(datos, { cuenta: sara.idCuenta });
    const segunda = await leer(datos, { cuenta: sara.idCuenta, antes: primera.siguiente! });
    const tercera = await leer(datos, { cuenta: sara.idCuenta, antes: segunda.siguiente! });
    expect(tercera.siguiente).toBeNull();
    const todas = [primera, segunda, tercera].flatMap(({ lineas }) => lineas.map(({ idLinea }) => idLinea));
    expect(new Set(todas).size).toBe(60);
  });

  it("gives each role, by action and account, those of its lines, on any page", async () => {
    const { sara } = await pedirGuardia();
    const todas = async (lector: Parameters<typeof leer>[0], filtro = {}) => {
      const lineas = [];
      for (let antes: string | undefined, hayMas = true; hayMas; hayMas = antes !== undefined) {
        const pagina = await leer(lector, { ...filtro, antes });
        lineas.push(...pagina.lineas);
        antes = pagina.siguiente ?? undefined;
      }
      return lineas;
    };
    for (const rol of ROLES) {
      const lector = await unMiembro(mundo, rol);
      if (!(await equipo.verRegistro(lector, {})).ok) continue;
      const lineas = await todas(lector);
      for (const cuenta of [undefined, sara.idCuenta, lector.idCuenta])
        for (const accion of [undefined, "pidio-rol"])
          expect(await todas(lector, { cuenta, accion })).toEqual(
            lineas
              .filter(({ idCuenta }) => (cuenta ?? idCuenta) === idCuenta)
              .filter((linea) => (accion ?? linea.accion) === linea.accion),
          );
    }
  });

  it.each(["update registro_de_equipo set actor = 'otra'", "delete from registro_de_equipo"])(
    "is changed by nobody: %s",
    async (sentencia) => {
      await pedirGuardia();
      await expect(sql.raw(sentencia).execute(db)).rejects.toThrow("append-only");
    },
  );
});
