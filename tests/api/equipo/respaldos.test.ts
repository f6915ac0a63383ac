import { describe, expect, it } from "vitest";
import { estaProbado, rechazoPorDerecho } from "../../../app/domain/equipo/derechos/exigir";
import { CLAVE, codigoDe } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, producto } = mundo;
const { entrada, respaldos } = servicios.equipo;
const RED = "192.0.2.1";
const CORREO = "sara@equipo.example";

/** An active account of Sistemas, its member, and its first ten codes. */
async function conRespaldos() {
  const { enlace } = valor(
    await producto.acts.equipo.crear({ operador: "ops", correo: CORREO, nombre: "Sara Ríos" }),
  );
  const { llave: media } = valor(
    await entrada.aceptarInvitacion(new URL(enlace).searchParams.get("llave")!, CLAVE, RED),
  );
  const { secreto } = (await entrada.segundoPaso(media))!.porActivar!;
  const { llave } = valor(await entrada.darSegundoPaso(media, codigoDe(secreto, reloj.ahora), RED));
  const miembro = { ...(await entrada.miembro(llave, RED))!, dioCodigo: true };
  return { secreto, miembro, codigos: valor(await respaldos.cambiar(miembro)) };
}

const aMedias = async () => valor(await entrada.entrar({ correo: CORREO, clave: CLAVE, red: RED })).llave;
/** A code as its field gives it: without the dash. */
const escrito = (codigo: string) => codigo.replace("-", "");
const entrarCon = async (codigo: string) => entrada.darSegundoPaso(await aMedias(), escrito(codigo), RED);
const asuntos = async () =>
  (await db.selectFrom("correos").select("asunto").where("para", "=", CORREO).execute()).map(
    ({ asunto }) => asunto,
  );

describe("backup codes of the staff", () => {
  it("are ten, stored as digests, and open one sign-in each", async () => {
    const { codigos, miembro } = await conRespaldos();
    expect(new Set(codigos).size).toBe(10);
    expect(JSON.stringify(await db.selectFrom("respaldos_de_equipo").selectAll().execute())).not.toContain(
      escrito(codigos[0]!),
    );
    const medias = [await aMedias(), await aMedias(), await aMedias()];
    const entradas = await aLaVez(3, (indice) =>
      entrada.darSegundoPaso(medias[indice]!, escrito(codigos[0]!), RED),
    );
    expect(entradas.map(rechazo).sort()).toEqual(["aceptado", "codigo-equivocado", "codigo-equivocado"]);
    expect(await respaldos.sinUsar(miembro)).toBe(9);
    expect((await asuntos()).filter((uno) => uno === "Se usó un código de respaldo tuyo")).toHaveLength(1);
  });

  it("prove no act: the next form asks for a code of the app", async () => {
    const { codigos, secreto } = await conRespaldos();
    const { llave } = valor(await entrarCon(codigos[1]!));
    const miembro = (await entrada.miembro(llave, RED))!;
    expect(estaProbado(miembro, reloj.ahora)).toBe(false);
    const accesos = { derecho: "equipo-y-accesos", uso: "hacer" } as const;
    expect(rechazoPorDerecho(miembro, accesos, reloj.ahora)).toBe("prueba-vencida");
    expect(rechazo(await entrada.probar(llave, escrito(codigos[2]!)))).toBe("codigo-equivocado");
    expect(await respaldos.sinUsar(miembro)).toBe(9);
    reloj.avanzar(1);
    valor(await entrada.probar(llave, codigoDe(secreto, reloj.ahora)));
    expect(estaProbado((await entrada.miembro(llave, RED))!, reloj.ahora)).toBe(true);
  });

  it("replace the former ones, with a code in the form, and tell their owner", async () => {
    const { codigos, miembro } = await conRespaldos();
    expect(rechazo(await respaldos.cambiar({ ...miembro, dioCodigo: false }))).toBe("prueba-vencida");
    const nuevos = valor(await respaldos.cambiar(miembro));
    expect(rechazo(await entrarCon(codigos[0]!))).toBe("codigo-equivocado");
    valor(await entrarCon(nuevos[0]!));
    expect((await asuntos()).filter((uno) => uno === "Creaste códigos de respaldo nuevos")).toHaveLength(2);
  });

  it("are counted with the wrong codes of the app", async () => {
    const { codigos } = await conRespaldos();
    const media = await aMedias();
    for (let vez = 0; vez < 10; vez++) await entrada.darSegundoPaso(media, "aaaaaaaaaa", RED);
    expect(rechazo(await entrada.darSegundoPaso(media, escrito(codigos[0]!), RED))).toBe(
      "demasiados-intentos",
    );
  });

  it("are lines of the registro without the code", async () => {
    const { codigos, miembro } = await conRespaldos();
    valor(await entrarCon(codigos[0]!));
    const lineas = await db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .where("id_cuenta", "=", miembro.idCuenta)
      .execute();
    expect(lineas.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(["cambio-respaldos", "uso-respaldo"]),
    );
    expect(JSON.stringify(lineas)).not.toContain(escrito(codigos[0]!));
  });
});
