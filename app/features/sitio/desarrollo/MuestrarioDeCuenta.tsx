import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useSearchParams } from "@remix-run/react";
import { BotonDeSesion } from "~/components/BotonDeSesion";
import { Button } from "~/components/Button";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { FilterLinks } from "~/components/FilterLinks";
import { Form } from "~/components/Form";
import { LoQueTermina } from "~/components/LoQueTermina";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { pila } from "~/styles/layout.css";
import { Muestra } from "./Muestra";

const AQUI = "/desarrollo/componentes";
const fallo = (error: Record<string, string[]>): SubmissionResult => ({ status: "error", error });
const SIN_CLAVE = fallo({ clave: ["No es esa."] });

/** Showcase of the fields about a person, and of the proofs of identity. */
export function MuestrarioDeCuenta() {
  const enPagina = useEstado("pagina");
  return (
    <>
      <Muestra nombre="CampoDePrueba">
        <ConPrueba conClave />
        <ConPrueba conClave ultimo={SIN_CLAVE} />
        <ConPrueba conClave={false} />
      </Muestra>
      <Muestra nombre="PaginaDePrueba">
        <Estados de="pagina" estados={["rechazado"]} />
        <PaginaDePrueba
          titulo="Antes de seguir"
          bajada="Lo que sigue es solo tuyo."
          antes={<p>Lo que hay que saber antes.</p>}
          conClave
          volverA={AQUI}
          vuelta={{ href: AQUI, texto: "Volver" }}
          respuesta={enPagina === "rechazado" ? { envio: SIN_CLAVE, generales: [] } : undefined}
        />
        <PaginaDePrueba
          titulo="Antes de seguir, sin contraseña nuestra"
          bajada="Lo que sigue es solo tuyo."
          conClave={false}
          volverA={AQUI}
          boton={<Button variant="danger">Borrar</Button>}
          vuelta={{ href: AQUI, texto: "Volver" }}
          respuesta={undefined}
        />
      </Muestra>
      <Muestra nombre="BotonDeSesion">
        <BotonDeSesion href="#" abierta={false} />
        <BotonDeSesion href="#" abierta />
      </Muestra>
      <Muestra nombre="LoQueTermina">
        <LoQueTermina
          quedan={1}
          cuando="mañana"
          especialidades={[{ slug: "psicologia", nombre: "Psicología" }]}
        />
        <LoQueTermina quedan={3} cuando="el lunes 9 de noviembre" especialidades={[]} />
      </Muestra>
    </>
  );
}

const useEstado = (de: string) => useSearchParams()[0].get(de);

/**
 * Shows one state of a component at a time, chosen by the address: a page must hold such a component only once, and so
 * must the showcase.
 */
function Estados({ de, estados }: { de: string; estados: readonly string[] }) {
  const este = useEstado(de);
  const opciones = [null, ...estados].map((estado) => ({
    texto: estado ?? "como llega",
    href: estado === null ? AQUI : `${AQUI}?${de}=${estado}`,
    activo: estado === este,
  }));
  return <FilterLinks name={`Estado de ${de}`} options={opciones} />;
}

function ConPrueba({ conClave, ultimo }: { conClave: boolean; ultimo?: SubmissionResult }) {
  const [form, { clave }] = useForm<{ clave: string }>(ultimo ? { lastResult: ultimo } : {});
  return (
    <Form {...getFormProps(form)} className={pila.media}>
      <CampoDePrueba conClave={conClave} campo={clave} volverA={AQUI} />
    </Form>
  );
}
