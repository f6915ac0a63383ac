import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { unaSolaVez } from "../../../server/http/api/idempotencia";
import {
  CLAVE_DE_PRUEBA,
  codigoDe,
  DIRECCION,
  enlaceDe,
  primerPasoDe,
  registrarHastaElCodigo,
} from "../../support/cuentas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

/** Services of these tests: a process with another first key finds everything that the old key stored. */
const mundo = await abrirMundo();
const conLlaveNueva = await mundo.otroProceso({ secretoDeSesion: ["llave-nueva", "secreto-de-prueba"] });
const antes = mundo.servicios.cuentas;
const despues = conLlaveNueva.services.cuentas;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});
const prueba = () => ({ idPersona: rosa.idPersona, idAcceso: "ninguno", clave: CLAVE_DE_PRUEBA });
const entrar = (cuentas: typeof antes, segundoFactor?: string) =>
  cuentas.identidad.iniciarSesion({
    correo: rosa.email,
    clave: CLAVE_DE_PRUEBA,
    red: DIRECCION,
    segundoFactor,
  });

async function conSegundoFactor() {
  const { secreto } = valor(await antes.segundoFactor.pedir(prueba()));
  const codigo = new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
  return valor(await antes.segundoFactor.activar({ idPersona: rosa.idPersona, codigo, canal: "web" }));
}

/**
 * Trials of each column that holds a keyed digest: the digest is stored before the change of keys, and looked up
 * afterwards.
 */
const SE_ENCUENTRA: Record<string, () => Promise<void>> = {
  "codigos_de_respaldo.huella": async () => {
    const [respaldo = ""] = await conSegundoFactor();
    expect(rechazo(await entrar(despues, respaldo.replace("-", "")))).toBe("aceptado");
  },
  "respaldos_de_equipo.huella": async () => {
    const miembro = await unMiembro(mundo, "sistemas");
    await mundo.db
      .updateTable("cuentas_de_equipo")
      .set({ clave_hash: claveHash })
      .where("id_cuenta", "=", miembro.idCuenta)
      .execute();
    const [respaldo = ""] = valor(await mundo.servicios.equipo.respaldos.cambiar(miembro));
    const { entrada } = conLlaveNueva.services.equipo;
    const credenciales = { correo: miembro.correo, clave: CLAVE_DE_PRUEBA, red: DIRECCION };
    const { llave } = valor(await entrada.entrar(credenciales));
    const entro = await entrada.darSegundoPaso(llave, respaldo.replace("-", ""), DIRECCION);
    expect(rechazo(entro)).toBe("aceptado");
  },
  "codigos_de_campania.huella": async () => {
    await mundo.job("campanias-al-dia");
    const reto = { idCampania: "en-compania-2026-11" };
    const pedido = { ...reto, operador: "ana", usos: 1 };
    const { codigo } = valor(await mundo.producto.acts.campanias.darCodigo(pedido));
    const { campanias } = conLlaveNueva.services.recompensas;
    valor(await campanias!.validar({ ...reto, idPersona: rosa.idPersona, codigo }));
  },
  "codigos.huella": async () => {
    const datos = { numeroDocumento: "40404040", correo: "ana@prueba.example" };
    const idRegistro = await registrarHastaElCodigo(mundo, datos);
    const codigo = await codigoDe(mundo, datos.correo);
    const confirmado = await despues.registro.confirmar({
      idRegistro,
      codigo,
      red: DIRECCION,
      canal: "web",
      idSolicitud: "",
    });
    expect(rechazo(confirmado)).toBe("aceptado");
  },
  "cambios_de_correo.huella_para_deshacer": async () => {
    const nuevo = "ladron@prueba.example";
    const contacto = { version: 1, prefijo: "+51", telefono: rosa.telefono, correo: nuevo };
    const { contacto: conAntes } = antes.cuenta;
    valor(await conAntes.guardar({ ...prueba(), ...contacto, red: DIRECCION, canal: "web" }));
    const codigo = await codigoDe(mundo, nuevo);
    valor(
      await conAntes.confirmarCorreo({ idPersona: rosa.idPersona, codigo, red: DIRECCION, canal: "web" }),
    );
    const enlace = await enlaceDe(mundo, rosa.email);
    expect(await despues.cuenta.porDeshacer(enlace)).not.toBeNull();
    expect(rechazo(await despues.cuenta.deshacerCambio(enlace))).toBe("aceptado");
  },
  "segundos_factores.huella_para_deshacer": async () => {
    await conSegundoFactor();
    const enlace = await enlaceDe(mundo, rosa.email);
    expect(await despues.cuenta.porDeshacer(enlace)).not.toBeNull();
    expect(rechazo(await despues.cuenta.deshacerCambio(enlace))).toBe("aceptado");
  },
  "eliminaciones.huella_para_deshacer": async () => {
    valor(await antes.pedirEliminacion({ ...prueba(), canal: "web" }));
    const enlace = await enlaceDe(mundo, rosa.email);
    expect(await despues.cuenta.porDeshacer(enlace)).not.toBeNull();
    expect(rechazo(await despues.cuenta.deshacerCambio(enlace))).toBe("aceptado");
  },
  "recuperaciones.huella_de_enlace": async () => {
    valor(await antes.recuperarClave.pedir({ quien: rosa.email, red: DIRECCION }));
    const enlace = { enlace: await enlaceDe(mundo, rosa.email) };
    const cambiada = await despues.recuperarClave.cambiarClave({
      prueba: enlace,
      clave: "seis loros azules",
    });
    expect(rechazo(cambiada)).toBe("aceptado");
  },
  "refrescos.huella": async () => {
    const { refreshToken } = await antes.identidad.juegoDeTokens(valor(await entrar(antes)));
    expect(rechazo(await despues.identidad.refrescar(refreshToken))).toBe("aceptado");
  },
  "claves_idempotentes.huella": async () => {
    for (const idPersona of [null, rosa.idPersona]) {
      const pedida = { idPersona, clave: "una-clave-larga-y-propia", ruta: "POST /x", texto: "{}" };
      const responder = (cuerpo: string) => () => Promise.resolve({ estado: 200, cuerpo });
      const con = (producto: typeof conLlaveNueva) => ({ ...producto.services, ...producto });
      await unaSolaVez(con(mundo.producto), pedida, responder("primera"));
      expect(await unaSolaVez(con(conLlaveNueva), pedida, responder("segunda"))).toMatchObject({
        cuerpo: "primera",
      });
    }
  },
};

/** A process with another first key of answers, which finds the answers stored before. */
const deRespuestas = await mundo.otroProceso({
  secretoDeRespuestas: ["respuestas-nuevas", "respuestas-de-prueba"],
});
async function conAlerta() {
  const dueno = { idPersona: rosa.idPersona };
  const { saludMental } = mundo.servicios;
  const { idform } = saludMental;
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  valor(await saludMental.empezar({ idform, dueno, red: DIRECCION, consentimiento }));
  const responder = (producto: typeof mundo.producto) =>
    producto.services.saludMental.responder({
      ...{ idform, dueno, codPregunta: "phq9-9", respuesta: [{ idRespuesta: "varios" }] },
    });
  valor(await responder(mundo.producto));
  return { dueno, responder };
}
Object.assign(SE_ENCUENTRA, {
  async "alertas_cerradas.huella_de_persona"() {
    const { dueno } = await conAlerta();
    expect(await deRespuestas.services.saludMental.aviso(dueno)).not.toBeNull();
    // The alert is found by the first key alone, once it was encrypted again.
    valor(await deRespuestas.acts.respuestas.cerrar({ operador: "ana" }));
    const sola = await mundo.otroProceso({ secretoDeRespuestas: "respuestas-nuevas" });
    expect(await sola.services.saludMental.aviso(dueno)).not.toBeNull();
    expect(await mundo.servicios.saludMental.aviso(dueno)).toBeNull();
  },
  // While a key is replaced, one alert too many is acceptable; one too few is not.
  async "alertas_cerradas.huella_de_formulario"() {
    const { responder } = await conAlerta();
    valor(await responder(deRespuestas));
    const filas = await mundo.db.selectFrom("alertas_cerradas").selectAll().execute();
    expect(filas.length).toBeGreaterThan(0);
  },
});

describe("the fingerprint of a request", () => {
  const CLAVE = "una-clave-larga-y-propia";
  const CUERPO = '{"latidosPorMinuto":72}';
  const responder = (cuerpo: string) => () => Promise.resolve({ estado: 201, cuerpo });
  const sinCopia = {
    resumir: ({ cuerpo }: { cuerpo: string }) => cuerpo,
    rehacer: (cuerpo: string) => Promise.resolve({ estado: 201, cuerpo }),
  };
  const con = (producto: typeof conLlaveNueva) => ({ ...producto.services, ...producto });
  const pedida = (idPersona: number | null) => ({ idPersona, clave: CLAVE, ruta: "POST /x", texto: CUERPO });
  const huellas = async () =>
    (await mundo.db.selectFrom("claves_idempotentes").select("huella").execute()).map(({ huella }) => huella);

  it.each([[null], [sinCopia]])("is another for each person and each key", async (enLugar) => {
    const ana = await mundo.persona();
    const veces = [
      pedida(rosa.idPersona),
      pedida(ana.idPersona),
      pedida(null),
      { ...pedida(ana.idPersona), clave: "otra-clave-larga-y-propia" },
      { ...pedida(null), clave: "otra-clave-larga-y-propia" },
    ];
    for (const vez of veces) await unaSolaVez(con(mundo.producto), vez, responder("hecha"), enLugar);
    expect(new Set(await huellas()).size).toBe(veces.length);
  });

  it("is made with the keys of answers alone where no copy is kept", async () => {
    const repetir = (producto: typeof conLlaveNueva, cuerpo: string) =>
      unaSolaVez(con(producto), pedida(rosa.idPersona), responder(cuerpo), sinCopia);
    await repetir(mundo.producto, "primera");
    const conOtraSesion = await mundo.otroProceso({ secretoDeSesion: "otra-sesion" });
    expect(await repetir(conOtraSesion, "segunda")).toMatchObject({ cuerpo: "primera" });
    const conOtrasRespuestas = await mundo.otroProceso({ secretoDeRespuestas: "otras-respuestas" });
    await expect(repetir(conOtrasRespuestas, "segunda")).rejects.toMatchObject({ code: "clave-reutilizada" });
    expect(await repetir(deRespuestas, "segunda")).toMatchObject({ cuerpo: "primera" });
  });
});

/** Columns of digests that need no trial: they have no key, or nothing is looked up by them. */
const SIN_LLAVE = new Set([
  // This digest names the person whose guesses are counted. Another key starts the count anew.
  "recuperaciones.huella_de_quien",
  // Digests of long random keys of links and cookies, which need no key of ours.
  "accesos_de_equipo.huella",
  "calendarios_de_especialista.huella",
  "cuentas_de_equipo.huella_de_invitacion",
  "aceptaciones_publicas.huella_del_texto",
  "compromisos_de_sorteo.huella_de_semilla",
  "consentimientos.huella_del_texto",
  "formularios_fijados.huella",
  "ganadores_de_sorteo.huella_de_entradas",
  "hojas_de_reclamacion.huella",
  "listas_de_sorteo.huella",
  "politicas.huella_del_texto",
  "respuestas_de_reclamo.huella",
]);

it.each(Object.keys(SE_ENCUENTRA))("%s is found while its key is being replaced", (columna) =>
  SE_ENCUENTRA[columna]!(),
);

it("a pass of somebody who stands before their second factor is good too", async () => {
  await conSegundoFactor();
  const primerPaso = primerPasoDe(await entrar(antes));
  expect(await despues.identidad.leerPase(await antes.identidad.firmarPase(primerPaso))).toEqual(primerPaso);
});

it("every column that holds a digest is looked at here", async () => {
  const tablas = await mundo.db.introspection.getTables();
  const huellas = tablas.flatMap(({ name, columns }) =>
    columns
      .filter((columna) => columna.name.startsWith("huella"))
      .map((columna) => `${name}.${columna.name}`),
  );
  expect(huellas.toSorted()).toEqual([...Object.keys(SE_ENCUENTRA), ...SIN_LLAVE].toSorted());
});
