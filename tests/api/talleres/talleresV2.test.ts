import { describe, expect, it } from "vitest";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const mundo = await abrirMundo({ contenido: conTalleres(1).fuente });
const { llamar, abrirSesion } = abrirApi(mundo);
const { ofrecer } = conLugares(mundo);
const suya = `/talleres/${EL_MARTES.uid}/inscripciones/${EL_MARTES.fecha}`;

async function alguien() {
  const { idPersona } = await mundo.persona();
  const { token } = await abrirSesion(idPersona);
  return (metodo: string, ruta: string) => llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token });
}
const aforo = async () => {
  const { cuerpo } = await llamar("GET", `/talleres/${EL_MARTES.uid}/aforo`, { clave: CLAVES_DE_API.public });
  return (cuerpo.data as unknown as { fechas: { fecha: string; quedan: number; conEspera: boolean }[] })
    .fechas;
};

describe("workshops over /v2", () => {
  it("are joined, waited for, offered, accepted and left, and say how many places are left", async () => {
    expect((await aforo())[0]).toMatchObject({ fecha: EL_MARTES.fecha, quedan: 1, conEspera: false });
    const [ana, beto] = [await alguien(), await alguien()];
    const suyo = await ana("POST", suya);
    expect([suyo.estado, suyo.cuerpo.data]).toEqual([
      201,
      { fecha: EL_MARTES.fecha, estado: "inscrita", numero: null, expiraEn: null },
    ]);
    expect((await aforo())[0]).toMatchObject({ quedan: 0, conEspera: true });
    expect((await beto("POST", suya)).cuerpo.data).toMatchObject({ estado: "esperando", numero: 1 });
    expect((await beto("POST", `${suya}/aceptacion`)).estado).toBe(410);
    expect((await ana("DELETE", suya)).estado).toBe(200);
    await ofrecer();
    const { cuerpo } = await beto("GET", `/talleres/${EL_MARTES.uid}/usuario`);
    expect(cuerpo.data).toMatchObject({ lugares: [{ estado: "ofrecida", numero: 1 }] });
    expect((await beto("POST", `${suya}/aceptacion`)).cuerpo.data).toMatchObject({ estado: "inscrita" });
    expect((await ana("DELETE", suya)).estado).toBe(404);
  });

  it("stand in the agenda beside sessions, in the shape that it has", async () => {
    const { idPersona } = await mundo.persona();
    const { token } = await abrirSesion(idPersona);
    const agenda = async () => {
      const { cuerpo } = await llamar("POST", "/agenda", {
        clave: CLAVES_DE_API.personas,
        token,
        cuerpo: {},
      });
      return cuerpo.data as unknown as { sesiones: { fecha: string; taller: unknown[] }[] };
    };
    expect((await agenda()).sesiones.flatMap(({ taller }) => taller)).toEqual([]);
    await llamar("POST", suya, { clave: CLAVES_DE_API.private, token });
    expect((await agenda()).sesiones.find(({ fecha }) => fecha === EL_MARTES.fecha)!.taller).toEqual([
      {
        titulo: "Dibujar el mar",
        asistencia: false,
        urlImagenTaller: expect.stringMatching(/^http.+\/ilustraciones\/.+\.svg$/) as string,
        urlImagenEspecialista: "",
      },
    ]);
  });

  it("are no more once they have begun, and not there under another name", async () => {
    mundo.reloj.ahora = INICIO;
    const ana = await alguien();
    expect((await ana("POST", suya)).estado).toBe(410);
    expect((await ana("POST", suya.replace("dibujar", "borrar"))).estado).toBe(404);
    expect((await ana("POST", suya.replace(EL_MARTES.fecha, "2026-11-26"))).estado).toBe(404);
    expect((await aforo())[0]!.fecha).toBe("2026-12-01");
  });

  it("are found by theme, day of the week, level and host", async () => {
    const titulos = async (consulta: string) => {
      const { cuerpo } = await llamar("GET", `/talleres${consulta}`, { clave: CLAVES_DE_API.public });
      return (cuerpo.data as unknown as { talleres: { titulo: string }[] }).talleres.map(
        ({ titulo }) => titulo,
      );
    };
    expect((await titulos("")).toSorted()).toEqual(["Cantar el mar", "Dibujar el mar"]);
    expect(await titulos("?tema=calma&dia=2&nivel=inicial&con=equipo")).toHaveLength(2);
    for (const otra of ["?tema=sueno", "?dia=5", "?nivel=avanzado", "?con=nadie"]) {
      expect(await titulos(otra)).toEqual([]);
    }
    // A date that was moved is found on the day on which it is.
    mundo.reloj.ahora = new Date("2026-12-14T12:00:00Z");
    expect(await titulos("?dia=3")).toHaveLength(2);
  });
});
