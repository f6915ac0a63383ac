import type { MetaFunction } from "@remix-run/node";
import { ErrorDePago, tituloDeError } from "./ErrorDePago";

import { loader } from "./resumenError.server";
export { loader };
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: tituloDeError(data) }];

export default ErrorDePago;
