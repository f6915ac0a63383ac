import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";

export async function probar(
  { solicitudesDeDatos, brechas }: Repos<"solicitudesDeDatos" | "brechas">,
  { cita: { idPersona }, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  await solicitudesDeDatos.registrar({
    ...{ idSolicitud: "s", clase: "acceso", quien: "titular", idPersona, canal: "carta", referencia: "" },
    ...{ recibidaEl: "2026-11-23", plazoEnDias: 20, venceEl: "2026-12-23", registradaEn: ahora },
    ...{ idCuenta: "c", cerradaEn: null },
  });
  await solicitudesDeDatos.abiertas("2026-12-31", 200);
  await solicitudesDeDatos.cuantasAbiertas("2026-12-31");
  await solicitudesDeDatos.cerradas(null, 26);
  await solicitudesDeDatos.cerradas({ cerradaEn: ahora, idSolicitud: "s" }, 26);
  await solicitudesDeDatos.porId("s");
  await solicitudesDeDatos.darPaso({
    ...{ idPaso: "p", idSolicitud: "s", paso: "identidad", documento: "dni", motivo: "porque sí" },
    ...{ idCuenta: "c", pedidoPor: null, hechoEn: ahora },
  });
  await solicitudesDeDatos.pasos("s");
  await solicitudesDeDatos.deOtraCuenta(["s", "t"], "eliminacion-pedida", "c");
  await solicitudesDeDatos.cerrar("s", ahora);
  await brechas.abrir({
    ...{ idBrecha: "b", conocidaEn: ahora, que: "Un correo", cuantas: 3, idCuenta: "c", abiertaEn: ahora },
  });
  await brechas.avanzar({
    ...{ idAvance: "a", idBrecha: "b", clase: "aviso", texto: "Por mesa de partes", avisadaEn: ahora },
    ...{ idCuenta: "c", anotadoEn: ahora },
  });
  await brechas.todas();
  await brechas.avances();
  await brechas.porId("b");
}
