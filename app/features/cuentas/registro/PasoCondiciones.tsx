import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { casillasDe } from "~/domain/consentimientos/formulario";
import { TextoPorLeer } from "~/shell/formularios/TextoPorLeer";
import { pila, textoSuave } from "~/styles/layout.css";
import type { PoliticaALaVista, PropsDePaso } from "./pasos";

type Props = PropsDePaso & { politicas: PoliticaALaVista[] };

/**
 * Step of the sign-up with the legal texts and their boxes: each box is for one purpose and never ticked beforehand
 * (Ley 29733, art. 13.5).
 */
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
        errors={errorsOf(...casillas.map((casilla) => [campoDe(casilla), casilla.titulo] as const))}
        general={generales}
      />
      <p className={textoSuave}>Esto es lo que hacemos con tus datos y lo que puedes elegir.</p>
      {politicas.map((politica) => (
        <TextoPorLeer key={politica.codigo} {...politica}>
          {politica.tipo === "check" && (
            <Checkbox
              label={politica.titulo}
              hint={politica.requerido ? undefined : "Opcional. Puedes cambiarlo cuando quieras."}
              errors={campoDe(politica).errors}
              {...getInputProps(campoDe(politica), { type: "checkbox", value: "1" })}
            />
          )}
        </TextoPorLeer>
      ))}
      <Button wide large>
        Continuar
      </Button>
    </Form>
  );
}
