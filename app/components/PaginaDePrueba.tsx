import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { sinClave } from "~/domain/cuentas/identidad/prueba";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Button } from "./Button";
import { CampoDePrueba } from "./CampoDePrueba";
import { classNames } from "./classNames";
import { ErrorSummary, errorsOf } from "./ErrorSummary";
import { Form } from "./Form";

interface Props {
  titulo: string;
  /** Sentence that tells what comes next and why the proof of identity is asked for. */
  bajada: ReactNode;
  /** Content between the introduction and the form. */
  antes?: ReactNode;
  conClave: boolean;
  volverA: string;
  /** Words of the submit button, when «Continuar» says too little. */
  boton?: ReactNode;
  /** Link back to the page that asked for the proof of identity. */
  vuelta?: { href: string; texto: string };
  respuesta: { envio: SubmissionResult; generales: string[] } | undefined;
}

const MI_PERFIL = { href: "/mi-perfil", texto: "Volver a mi perfil" };

/** Page that asks for a proof of the person's identity (ASVS 4.0.3, 3.7.1). */
export function PaginaDePrueba({
  titulo,
  bajada,
  antes,
  conClave,
  volverA,
  boton,
  vuelta = MI_PERFIL,
  respuesta,
}: Props) {
  const [form, { clave }] = useForm({
    lastResult: respuesta?.envio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: sinClave }),
  });
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoSuave}>{bajada}</p>
      </header>
      {antes}
      <Form {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={respuesta?.generales} />
        <CampoDePrueba conClave={conClave} campo={clave} volverA={volverA} />
        {boton ?? <Button>Continuar</Button>}
      </Form>
      <p>
        <a href={vuelta.href} className={enlaceSuelto}>
          {vuelta.texto}
        </a>
      </p>
    </div>
  );
}
