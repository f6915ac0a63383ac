import { describe, expect, it } from "vitest";
import {
  FormularioDeActualizacion,
  titularDeActualizacion,
} from "../../../app/shell/modales/FormularioDeActualizacion";
import type { DatosDelFormulario } from "../../../app/shell/modales/actualizarDatos.server";
import { enPagina } from "../../support/pagina";

const CUA = {
  codigo: "CUA",
  tipo: "check",
  titulo: "Acepto novedades",
  requerido: 0,
  enlace: "/cua",
} as const;
const BASES = {
  codigo: "BASES",
  tipo: "check",
  titulo: "Acepto las bases",
  requerido: 1,
  enlace: "/b",
} as const;
const SIN_SORTEO: DatosDelFormulario = {
  ...{ estado: "successful", version: "CUA:1", conCierre: true, politicas: [CUA], sorteo: null },
  ...{ correo: "rosa@prueba.example", pais: "PE", numero: "912345678", marcadas: [] },
};
const CON_SORTEO: DatosDelFormulario = {
  ...SIN_SORTEO,
  ...{
    version: "BASES:1 CUA:1",
    politicas: [BASES, CUA],
    sorteo: { premio: "Un celular", hasta: "el lunes 7", bases: "/documentos/bases.pdf" },
  },
};
const conBases = { BASES: "1" };
const formulario = (datos: DatosDelFormulario, escrito?: Record<string, string>) =>
  enPagina(
    <FormularioDeActualizacion
      {...datos}
      {...(escrito && {
        ultimoEnvio: {
          status: "error" as const,
          initialValue: { version: "BASES:1 CUA:1", casillas: escrito },
        },
      })}
    />,
  );

describe("the update of data", () => {
  it("invites to a draw, and asks for its rules, while there is one", () => {
    expect(titularDeActualizacion(CON_SORTEO)).toBe("Tu próximo celular puede ser gratis");
    const deOtra = {
      ...CON_SORTEO,
      sorteo: { premio: "Una iPad", hasta: "el lunes 7", bases: "/documentos/bases.pdf" },
    };
    expect(titularDeActualizacion(deOtra), "no phone").toBe("Actualiza tus datos y participa");
    expect(formulario(deOtra)).toContain("El premio: Una iPad.");
    const html = formulario(CON_SORTEO);
    expect(html).toContain("Participa en el sorteo brindando tu consentimiento");
    expect(html).toContain("Con ella entras al sorteo");
  });

  it("without one promises no prize, and can be closed, whatever stood there before", () => {
    expect(titularDeActualizacion(SIN_SORTEO)).toBe("Actualiza tus datos");
    for (const html of [formulario(SIN_SORTEO), formulario(SIN_SORTEO, conBases)]) {
      expect(html).not.toContain("sorteo");
      expect(html).not.toContain("Acepto las bases");
      expect(html).toContain("Ahora no");
      expect(html).toContain('name="version" value="CUA:1"');
    }
  });
});
