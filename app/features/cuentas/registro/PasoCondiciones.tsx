import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Markdown } from "~/components/Markdown";
import { casillasDe } from "~/domain/consentimientos/formulario";
import { EnlaceADocumento } from "~/shell/EnlaceADocumento";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import type { PoliticaALaVista, PropsDePaso } from "./pasos";
import * as css from "./registro.css";

type Props = PropsDePaso & { politicas: PoliticaALaVista[] };

/** What a text is, above it; what its box says, beside the box. */
const NOMBRE_DE_TEXTO: Record<string, string> = {
  TYC: "Términos y condiciones",
  PRIVACIDAD: "Cómo cuidamos tus datos",
  CUA: "Usos adicionales de tus datos",
};

/** Texts to read and boxes to tick, each for one purpose and never ticked beforehand. */
export function PasoCondiciones({ ultimo, generales, politicas }: Props) {
  const schema = z.object({ casillas: casillasDe(politicas) });
  const [form, { casillas: deTextos }] = useForm<{ casillas: Record<string, "1" | undefined> }>({
    lastResult: ultimo,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
  const campos = deTextos.getFieldset();
  const campoDe = ({ codigo }: PoliticaALaVista) => campos[codigo]!;
  const casillas = politicas.filter(({ tipo }) => tipo === "check");
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf(...casillas.map((una) => [campoDe(una), una.titulo] as const))}
        general={generales}
      />
      <p className={textoSuave}>Esto es lo que hacemos con tus datos y lo que puedes elegir.</p>
      {politicas.map((politica) => (
        <section key={politica.codigo} className={pila.corta}>
          <h2>{NOMBRE_DE_TEXTO[politica.codigo] ?? politica.titulo}</h2>
          <div
            className={css.texto}
            tabIndex={0}
            role="group"
            aria-label={NOMBRE_DE_TEXTO[politica.codigo] ?? politica.titulo}
          >
            <Markdown bloques={politica.bloques} nivel={3} />
          </div>
          {politica.enlace && (
            <p>
              <EnlaceADocumento href={politica.enlace} className={enlaceSuelto}>
                Leer el texto completo
              </EnlaceADocumento>
            </p>
          )}
          {politica.tipo === "check" && (
            <Checkbox
              label={politica.titulo}
              hint={politica.requerido ? undefined : "Opcional. Puedes cambiarlo cuando quieras."}
              errors={campoDe(politica).errors}
              {...getInputProps(campoDe(politica), { type: "checkbox", value: "1" })}
            />
          )}
        </section>
      ))}
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
