import type { Repos } from "../../../app/domain/shared/puertos";
import { ACCIONES_DE_EQUIPO, type QueryDeRegistro } from "../../../app/domain/equipo/registro/registro";

const ALCANCES = ["todo", "equipo", "dinero", "sin-personas", "propio"] as const;

export async function probar(
  {
    cuentasDeEquipo,
    accesosDeEquipo,
    registroDeEquipo,
    turnosDeGuardia,
  }: Repos<"cuentasDeEquipo" | "accesosDeEquipo" | "registroDeEquipo" | "turnosDeGuardia">,
  { ahora }: { ahora: Date },
) {
  const cuenta = { idCuenta: "c", correo: "c@equipo.example", nombre: "C", estado: "invitada" } as const;
  await cuentasDeEquipo.crear({
    ...cuenta,
    claveHash: null,
    secretoCifrado: null,
    creadaEn: ahora,
    usadaEn: ahora,
  });
  await cuentasDeEquipo.invitar("c", { huella: "h", venceEn: ahora });
  await cuentasDeEquipo.porInvitacion("h", ahora);
  await cuentasDeEquipo.preparar("c", "hash", "secreto");
  await cuentasDeEquipo.activar("c", 1, ahora);
  await cuentasDeEquipo.usarPaso("c", 2);
  await cuentasDeEquipo.usar("c", ahora);
  await cuentasDeEquipo.cambiarRespaldos("c", ["h"], ahora);
  await cuentasDeEquipo.usarRespaldo("c", "h", ahora);
  await cuentasDeEquipo.respaldosSinUsar("c");
  await cuentasDeEquipo.porId("c");
  await cuentasDeEquipo.porCorreo("c@equipo.example");
  await cuentasDeEquipo.porIdentidad("https://id.example", "s");
  await cuentasDeEquipo.soltarCorreo("c");
  await cuentasDeEquipo.soltarIdentidad("c");
  await cuentasDeEquipo.ponerNombre("c", "C");
  await cuentasDeEquipo.ponerCorreo("c", "c@equipo.example");
  await cuentasDeEquipo.todas();
  await cuentasDeEquipo.sinUsoDesde(ahora);
  const pedido = { idRol: "r", idCuenta: "c", rol: "guardia", pedidoPor: "otra", motivo: "turno" } as const;
  await cuentasDeEquipo.pedirRol({ ...pedido, pedidoEn: ahora, confirmadoEn: null });
  await cuentasDeEquipo.confirmarRol("r", "tercera", ahora);
  await cuentasDeEquipo.rol("r");
  await cuentasDeEquipo.roles();
  await cuentasDeEquipo.rolesDe("c");
  await cuentasDeEquipo.rolesDeMaquina("c");
  await cuentasDeEquipo.quitarRol("r", ahora);
  await cuentasDeEquipo.cerrar("c", ahora);
  const acceso = { huella: "a", idCuenta: "c", creadoEn: ahora, vistoEn: ahora, venceEn: ahora };
  await accesosDeEquipo.abrir({ ...acceso, probadoEn: null });
  await accesosDeEquipo.leer("a");
  await accesosDeEquipo.tocar("a", ahora);
  await accesosDeEquipo.probar("a", ahora);
  await accesosDeEquipo.usarConfirmacion("a", ahora);
  await accesosDeEquipo.cerrar("a");
  await accesosDeEquipo.cerrarTodos("c");
  await registroDeEquipo.anotar([
    {
      ...{ idLinea: "l", creadaEn: ahora, idCuenta: "c", actor: "C", roles: ["guardia"], red: null },
      ...{ accion: "pidio-rol", idPersona: null, objeto: "", motivo: null, centimos: null, pedidoPor: null },
      idAprobacion: null,
    },
  ]);
  const turno = {
    idTurno: "t",
    nivel: 1,
    idCuenta: "c",
    destino: "",
    puestoPor: "otra",
    puestoEn: ahora,
  } as const;
  await turnosDeGuardia.poner({ ...turno, empiezaEn: ahora, terminaEn: new Date(ahora.getTime() + 1000) });
  await turnosDeGuardia.enTurno(ahora);
  await turnosDeGuardia.conElRol();
  await turnosDeGuardia.desde(ahora, 100);
  await turnosDeGuardia.porAnunciar(ahora);
  await turnosDeGuardia.anunciar("t", ahora);
  await turnosDeGuardia.quitar("t", ahora);
  const antesDe = { creadaEn: ahora, idLinea: "l" };
  const query: QueryDeRegistro = {
    ...{ alcance: "todo", lector: "c", accion: undefined, cuenta: undefined, antesDe: null, cuantas: 26 },
  };
  for (const alcance of ALCANCES) {
    await registroDeEquipo.pagina({ ...query, alcance });
    await registroDeEquipo.contar({ ...query, alcance });
    await registroDeEquipo.pagina({ ...query, alcance, antesDe });
    await registroDeEquipo.pagina({ ...query, alcance, antesDe, cuenta: "c" });
    const [accion] = Object.keys(ACCIONES_DE_EQUIPO) as (keyof typeof ACCIONES_DE_EQUIPO)[];
    await registroDeEquipo.pagina({ ...query, alcance, antesDe, accion });
    await registroDeEquipo.pagina({ ...query, alcance, antesDe, cuenta: "otra" });
  }
}
