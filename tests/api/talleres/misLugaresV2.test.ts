import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { direccionDeCertificado } from "../../../app/domain/talleres/certificados/certificado";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const CUPOS = 1;
const gratis = await abrirMundo({ contenido: conTalleres(CUPOS).fuente });
const pagado = await abrirMundo({ contenido: conTalleres(CUPOS, 30).fuente });
const calendario = `/talleres/${EL_MARTES.uid}/inscripciones/${EL_MARTES.fecha}/calendario`;

async function pedirComo(mundo: typeof gratis, idPersona: number) {
  const { llamar, abrirSesion } = abrirApi(mundo);
  const { token } = await abrirSesion(idPersona);
  return (ruta: string) => llamar("GET", ruta, { clave: CLAVES_DE_API.private, token });
}
async function lugares(mundo: typeof gratis, idPersona: number) {
  const { cuerpo } = await (await pedirComo(mundo, idPersona))("/inscripciones");
  return (cuerpo.data as unknown as { inscripciones: Record<string, unknown>[] }).inscripciones;
}

/** Fields of a taken place of that Tuesday. A waiting or offered place differs in some of them. */
const SUYO = {
  ...EL_MARTES,
  clase: "taller",
  titulo: "Dibujar el mar",
  direccion: `${ORIGEN}/bienestar-en-vivo/${EL_MARTES.url}?fecha=${EL_MARTES.fecha}`,
  inicio: INICIO.toISOString(),
  fin: sumarMinutos(INICIO, 45).toISOString(),
  estado: "inscrita",
  porDelante: null,
  expiraEn: null,
  deLaLista: false,
  porPagar: false,
  idPedido: null,
  asistencia: false,
  certificado: null,
};

describe("GET /v2/inscripciones", () => {
  it("tells each person what is theirs, a place or a wait, and nothing of anybody else", async () => {
    const { pedir, dejar, ofrecer } = conLugares(gratis);
    const [ana, beto, carla, nadie] = await Promise.all([1, 2, 3, 4].map(() => gratis.persona()));
    for (const { idPersona } of [ana!, beto!, carla!]) valor(await pedir(idPersona));
    const de = ({ idPersona }: { idPersona: number }) => lugares(gratis, idPersona);
    expect(await de(ana!)).toEqual([SUYO]);
    expect(await de(beto!)).toEqual([{ ...SUYO, estado: "esperando", porDelante: 0 }]);
    expect(await de(carla!)).toEqual([{ ...SUYO, estado: "esperando", porDelante: 1 }]);
    expect(await de(nadie!)).toEqual([]);
    valor(await dejar(ana!.idPersona));
    await ofrecer();
    expect(await de(ana!)).toEqual([]);
    expect(await de(beto!)).toEqual([
      { ...SUYO, estado: "ofrecida", deLaLista: true, expiraEn: expect.any(String) as string },
    ]);
  });

  it("says of one that was chosen that it is still to be paid, until when, and by which order", async () => {
    const { idPersona } = await pagado.persona();
    valor(await conLugares(pagado).pedir(idPersona));
    const { expiraEn, ...resto } = (await lugares(pagado, idPersona))[0]!;
    expect(resto).toMatchObject({ estado: "ofrecida", porPagar: true, deLaLista: false, idPedido: null });
    expect(new Date(String(expiraEn)) > pagado.reloj.ahora).toBe(true);
    const pedido = valor(
      await pagado.servicios.talleres.crearPedido({ idPersona, uid: EL_MARTES.uid, fecha: EL_MARTES.fecha }),
    );
    expect(await lugares(pagado, idPersona)).toMatchObject([{ porPagar: true, idPedido: pedido.idPedido }]);
  });

  it("keeps one that is over for ninety days, with its certificate, and no wait that came to nothing", async () => {
    const { pedir, vistaEnLaSala } = conLugares(gratis);
    const [ana, beto] = await Promise.all([1, 2].map(() => gratis.persona()));
    valor(await pedir(ana!.idPersona));
    valor(await pedir(beto!.idPersona));
    gratis.reloj.ahora = sumarMinutos(INICIO, 1);
    const inscripcion = { idPersona: ana!.idPersona, uid: EL_MARTES.uid, fecha: EL_MARTES.fecha };
    valor(await gratis.servicios.talleres.registrarAsistencia(inscripcion));
    await vistaEnLaSala(inscripcion.idPersona, 40);
    gratis.reloj.ahora = sumarMinutos(INICIO, 45);
    const codigo = (await gratis.servicios.talleres.lugar(inscripcion.idPersona, inscripcion))!.certificado!;
    expect(await lugares(gratis, inscripcion.idPersona)).toEqual([
      {
        ...SUYO,
        asistencia: true,
        certificado: {
          direccion: ORIGEN + direccionDeCertificado(codigo),
          valeDesde: sumarMinutos(INICIO, 45).toISOString(),
        },
      },
    ]);
    expect(await lugares(gratis, beto!.idPersona)).toEqual([]);
    gratis.reloj.ahora = sumarMinutos(INICIO, 92 * 24 * 60);
    expect(await lugares(gratis, inscripcion.idPersona)).toEqual([]);
  });
});

describe("the calendar file of a place", () => {
  it("is for who has one, and for nobody who waits, or has none, or asks for another day", async () => {
    const { pedir } = conLugares(gratis);
    const [ana, beto, nadie] = await Promise.all([1, 2, 3].map(() => gratis.persona()));
    valor(await pedir(ana!.idPersona));
    valor(await pedir(beto!.idPersona));
    const respuesta = await (await pedirComo(gratis, ana!.idPersona))(calendario);
    expect(respuesta.estado).toBe(200);
    expect(respuesta.cuerpo.data).toEqual({
      ics: expect.stringMatching(/^BEGIN:VCALENDAR[^]*SUMMARY:Dibujar el mar/) as string,
    });
    for (const { idPersona } of [beto!, nadie!]) {
      const negado = await (await pedirComo(gratis, idPersona))(calendario);
      expect([negado.estado, negado.cuerpo.error]).toMatchObject([404, { code: "inscripcion-no-existe" }]);
    }
    const otroDia = calendario.replace(EL_MARTES.fecha, "2026-12-01");
    expect((await (await pedirComo(gratis, ana!.idPersona))(otroDia)).estado).toBe(404);
  });
});
