"""Names, parts of values, texts, lists and dictionaries."""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence
from types import ModuleType

from tools.translator import kinds
from tools.translator.code import ARROW, CHOICE, PRIMARY, UNARY, Code, Method, key_text, literal, spelled, wrapped
from tools.translator.comprehensions import Comprehensions
from tools.translator.kinds import ANY, INT, NEVER, STR, Kind


class Expressions(Comprehensions):
    """Translates everything that has a value but calls."""

    def _of_constant(self, node: ast.Constant) -> Code:
        if not isinstance(node.value, str | int | float | bool | None):
            raise self.at.refuse(node, "this constant is not known")
        is_negative = isinstance(node.value, int | float) and node.value < 0
        return Code(literal(node.value), kinds.of_value(node.value), UNARY if is_negative else PRIMARY)

    def _of_name(self, node: ast.Name) -> Code:
        if node.id == self.unit.own:
            if self.unit.is_of_class:
                assert self.unit.owner is not None
                return Code(self.unit.owner.name, ANY, ref=self.unit.owner)
            return Code("this", self.kinds[node.id])
        if node.id in self.kinds:
            return Code(spelled(node.id), self.narrowed.get(node.id, self.kinds[node.id]))
        return self.program.named(self.unit, node.id, node)

    def _of_attribute(self, node: ast.Attribute) -> Code:
        value = self.code(node.value)
        if isinstance(value.ref, ModuleType):
            return self.program.part(self.unit, value.ref, node.attr, node)
        if value.ref is not None:
            return Code(f"{value.text}.{node.attr}", ANY, ref=Method(value, node.attr))
        kind = kinds.without_none(value.kind)
        if kind.name == "record":
            return self._field(value, node.attr, node)
        if kind in (ANY, NEVER):
            return Code(f"{wrapped(value, PRIMARY)}.{node.attr}", kind, ref=Method(value, node.attr))
        if kind.name in kinds.ORDERED and node.attr == "__getitem__":
            item = kinds.item_of(kind)
            return Code(f"(place: number) => py.at({value.text}, place)", Kind("function", (item,)), ARROW)
        if kind.name == "instance" and node.attr == "__dict__":
            return Code(value.text, kinds.dict_of(STR, ANY), value.level)
        if all(each.name == "instance" for each in kinds.members(kind)):
            found = [self.program.attribute(self.unit, each.cls, node.attr) for each in kinds.members(kind)]
            known = [each for each in found if each is not None]
            if known:
                return Code(f"{wrapped(value, PRIMARY)}.{node.attr}", kinds.joined(known))
        return Code("", ANY, ref=Method(value, node.attr))

    def _field(self, value: Code, name: str, node: ast.expr) -> Code:
        fields = value.kind.cls.fields
        if name not in fields:
            raise self.at.refuse(node, f"the record has no field {name!r}")
        return Code(f"{wrapped(value, PRIMARY)}.{name}", kinds.array_of(len(fields[name][0].shape)))

    def _of_subscript(self, node: ast.Subscript) -> Code:
        value, index = self.code(node.value), node.slice
        kind = kinds.without_none(value.kind)
        if value.ref is not None and isinstance(value.ref, type):
            return value
        if isinstance(index, ast.Slice):
            return self._slice(value, kind, index, node)
        if isinstance(index, ast.Tuple) and kind.name in ("array", "any"):
            for part in index.elts:
                value = Code(f"py.at({value.text}, {self.text(part)})", kinds.item_of(value.kind))
            return value
        if isinstance(index, ast.Constant) and isinstance(index.value, str):
            if kind.name == "record":
                return self._field(value, index.value, node)
            if kind.name == "any":
                return Code(f"py.item({value.text}, {self.text(index)})", ANY)
        if kind.name == "tuple" and isinstance(index, ast.Constant) and isinstance(index.value, int):
            place = index.value % len(kind.of)
            return Code(f"{wrapped(value, PRIMARY)}[{place}]", kind.of[place])
        if kind.name in kinds.ORDERED or kind == STR:
            return Code(f"py.at({value.text}, {self.text(index)})", kinds.item_of(kind))
        if kind.name == "dict":
            get = "key" if kinds.is_object(kind) else "get"
            return Code(f"py.{get}({value.text}, {self.text(index)})", kind.of[1])
        if kind.name == "instance":
            result = self.program.method(self.unit, kind.cls, "__getitem__", [self.code(index).kind])
            return Code(f"{wrapped(value, PRIMARY)}.__getitem__({self.text(index)})", result)
        if kind in (ANY, NEVER):
            return Code(f"py.item({value.text}, {self.text(index)})", kind)
        raise self.at.refuse(node, f"an item of {kind!r} is not known")

    def _slice(self, value: Code, kind: Kind, index: ast.Slice, node: ast.expr) -> Code:
        if index.step is not None:
            raise self.at.refuse(node, "a slice with a step is not known")
        if kind.name not in kinds.ORDERED and kind not in (STR, ANY, NEVER):
            raise self.at.refuse(node, f"a slice of {kind!r} is not known")
        lower = self.text(index.lower) if index.lower else "0"
        ends = f"{lower}, {self.text(index.upper)}" if index.upper else lower
        result = kinds.list_of(kinds.item_of(kind)) if kind.name == "tuple" else kind
        return Code(f"{wrapped(value, PRIMARY)}.slice({ends})", result)

    # --------------------------------------------------------------------------------------------- choices, texts

    def _of_ifexp(self, node: ast.IfExp) -> Code:
        test, kept = self.condition(node.test), dict(self.narrowed)
        self.narrow(node.test, True)
        yes = self.code(node.body)
        self.narrowed = dict(kept)
        self.narrow(node.test, False)
        no = self.code(node.orelse)
        self.narrowed = kept
        text = f"{wrapped(test, CHOICE + 1)} ? {wrapped(yes, CHOICE)} : {wrapped(no, CHOICE)}"
        return Code(text, kinds.joined((yes.kind, no.kind)), CHOICE)

    def _of_joinedstr(self, node: ast.JoinedStr) -> Code:
        parts = []
        for value in node.values:
            if isinstance(value, ast.Constant):
                parts.append(
                    json.dumps(str(value.value), ensure_ascii=False)[1:-1]
                    .replace('\\"', '"')
                    .replace("`", "\\`")
                    .replace("${", "\\${")
                )
                continue
            assert isinstance(value, ast.FormattedValue)
            if value.format_spec is not None or value.conversion not in (-1, ord("r")):
                raise self.at.refuse(node, "a format is not known")
            code = self.code(value.value)
            parts.append("${" + (f"py.repr({code.text})" if value.conversion == ord("r") else self.as_text(code)) + "}")
        return Code(f"`{''.join(parts)}`", STR)

    def as_text(self, code: Code) -> str:
        return code.text if code.kind in (STR, INT) else f"py.str({code.text})"

    def _of_lambda(self, node: ast.Lambda) -> Code:
        names = [arg.arg for arg in node.args.args]
        with self.names(dict.fromkeys(names, ANY)):
            body = self.code(node.body)
        given = ", ".join(f"{spelled(name)}: any" for name in names)
        return Code(f"({given}) => {wrapped(body, ARROW)}", Kind("function", (body.kind,)), ARROW)

    def _of_namedexpr(self, node: ast.NamedExpr) -> Code:
        value = self.code(node.value)
        self.learn(node.target.id, value.kind)
        return Code(f"({spelled(node.target.id)} = {value.text})", value.kind)

    # ----------------------------------------------------------------------------------------- lists, dictionaries

    def _of_list(self, node: ast.List) -> Code:
        return self._several(node.elts, "list")

    def _of_tuple(self, node: ast.Tuple) -> Code:
        return self._several(node.elts, "tuple")

    def _of_set(self, node: ast.Set) -> Code:
        several = self._several(node.elts, "list")
        return Code(f"new Set({several.text})", kinds.set_of(kinds.item_of(several.kind)))

    def _several(self, nodes: Sequence[ast.expr], name: str) -> Code:
        texts, found, has_star = [], [], False
        for node in nodes:
            if isinstance(node, ast.Starred):
                inner = self.rows(node.value)
                has_star = True
                texts.append(f"...{wrapped(inner, ARROW)}")
                found.append(kinds.item_of(inner.kind))
            else:
                code = self.code(node)
                texts.append(wrapped(code, ARROW))
                found.append(code.kind)
        is_tuple = name == "tuple" and not has_star
        kind = kinds.tuple_of(*found) if is_tuple else kinds.list_of(kinds.joined(found))
        return Code(f"[{', '.join(texts)}]", kind)

    def _of_dict(self, node: ast.Dict) -> Code:
        keys, values, parts = [], [], []
        for key, value in zip(node.keys, node.values, strict=True):
            code = self.code(value)
            if key is None:
                if not kinds.is_object(kinds.without_none(code.kind)) and code.kind not in (ANY, NEVER):
                    raise self.at.refuse(node, f"{code.kind!r} cannot be joined to a dictionary")
                parts.append(f"...{wrapped(code, ARROW)}")
                keys.append(STR)
                values.append(ANY if code.kind in (ANY, NEVER) else code.kind.of[1])
                continue
            named = self.code(key)
            keys.append(named.kind)
            values.append(code.kind)
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                parts.append(f"{key_text(key.value)}: {wrapped(code, ARROW)}")
            elif named.kind == STR:
                parts.append(f"[{named.text}]: {wrapped(code, ARROW)}")
            elif not node.keys or named.kind == INT:
                parts.append(f"[{named.text}, {wrapped(code, ARROW)}]")
            else:
                raise self.at.refuse(node, f"whether {named.kind!r} is a text is not known; annotate the dictionary")
        kind = kinds.dict_of(kinds.joined(keys), self._loosely(values))
        if kinds.is_object(kind):
            return Code("{ " + ", ".join(parts) + " }" if parts else "{}", kind)
        return Code(f"new Map([{', '.join(parts)}])", kind)

    def _loosely(self, values: Sequence[Kind]) -> Kind:
        """What the values of a dictionary are: what holds things of several kinds is not followed any further."""
        kind = kinds.joined(values)
        return kind if len(kinds.members(kinds.without_none(kind))) == 1 else ANY
