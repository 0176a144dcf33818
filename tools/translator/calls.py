"""Calls: of functions and classes that are translated, too, of Python's own, and of the methods of its values."""

from __future__ import annotations

import ast
import collections.abc
import itertools
from typing import cast

import numpy as np

from tools.translator import kinds
from tools.translator.code import AND, ARROW, PRIMARY, UNARY, Code, Method, wrapped
from tools.translator.expressions import Expressions
from tools.translator.kinds import ANY, BOOL, FLOAT, INT, NEVER, NONE, STR, Kind
from tools.translator.units import is_message

CLASS_TESTS = {
    bool: 'typeof {0} === "boolean"',
    int: "py.isInt({0})",
    float: 'typeof {0} === "number"',
    str: 'typeof {0} === "string"',
    tuple: "Array.isArray({0})",
    list: "Array.isArray({0})",
    dict: "py.isDict({0})",
    collections.abc.Mapping: "py.isDict({0})",
    collections.abc.Sequence: '(Array.isArray({0}) || typeof {0} === "string")',
}
SUPER = object()
"""What `super()` gives."""
STEPS = {itertools.combinations: "combinations", itertools.permutations: "permutations", itertools.pairwise: "pairwise"}


class Calls(Expressions):
    """Translates calls."""

    def _of_call(self, node: ast.Call) -> Code:
        called = self.code(node.func)
        ref = called.ref
        if isinstance(ref, Method):
            return self._method(ref, called, node)
        if ref is None:
            if called.kind.name not in ("any", "function", "never"):
                raise self.at.refuse(node, f"{called.kind!r} cannot be called")
            result = called.kind.of[0] if called.kind.name == "function" else ANY
            return Code(f"{wrapped(called, PRIMARY)}({self._given(node)})", result)
        if self.program.is_unit(ref):
            return self.program.called(self, ref, node)
        if is_message(ref):
            return self.program.message(self, ref, node)
        if ref in STEPS:
            return self._steps(STEPS[ref], node)
        name = getattr(getattr(ref, "__origin__", ref), "__name__", str(ref))
        own = getattr(self, f"_call_{name}", None)
        if own is None:
            raise self.at.refuse(node, f"{name} is not known to the translator")
        return cast(Code, own(node))

    def _steps(self, name: str, node: ast.Call) -> Code:
        rows = self.rows(node.args[0])
        count = f", {self.text(node.args[1])}" if len(node.args) > 1 else ""
        item = kinds.item_of(rows.kind)
        found = kinds.tuple_of(item, item) if name == "pairwise" else kinds.list_of(item)
        return Code(f"py.{name}({rows.text}{count})", kinds.list_of(found))

    def _given(self, node: ast.Call) -> str:
        """The arguments of what is not translated; named ones are handed over as one object, behind the others."""
        texts = [
            f"...{self.text(arg.value, ARROW)}" if isinstance(arg, ast.Starred) else self.text(arg, ARROW)
            for arg in node.args
        ]
        if node.keywords:
            keys: list[ast.expr | None] = [
                None if keyword.arg is None else ast.Constant(keyword.arg) for keyword in node.keywords
            ]
            texts.append(self.code(ast.Dict(keys, [keyword.value for keyword in node.keywords])).text)
        return ", ".join(texts)

    def keyword(self, node: ast.Call, name: str) -> ast.expr | None:
        return next((keyword.value for keyword in node.keywords if keyword.arg == name), None)

    # ---------------------------------------------------------------------------------------- Python's own functions

    def _call_int(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        kind = kinds.without_none(code.kind)
        if kind == INT:
            return Code(code.text, INT, code.level)
        return Code(f"Number({code.text})" if kind == BOOL else f"py.int({code.text})", INT)

    def _call_float(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        return Code(code.text if code.kind in (INT, FLOAT) else f"Number({code.text})", FLOAT, code.level)

    def _call_bool(self, node: ast.Call) -> Code:
        code = self.condition(node.args[0])
        return code if code.kind == BOOL else Code(f"!!{wrapped(code, UNARY)}", BOOL, UNARY)

    def _call_str(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        return code if code.kind == STR else Code(f"py.str({code.text})", STR)

    def _call_repr(self, node: ast.Call) -> Code:
        return Code(f"py.repr({self.text(node.args[0])})", STR)

    def _call_len(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        kind = kinds.without_none(code.kind)
        if kind.name in kinds.ORDERED or kind == STR:
            return Code(f"{wrapped(code, PRIMARY)}.length", INT)
        if kind.name == "instance":
            self.program.method(self.unit, kind.cls, "__len__", [])
            return Code(f"{wrapped(code, PRIMARY)}.__len__()", INT)
        return Code(f"py.len({code.text})", INT)

    def _call_range(self, node: ast.Call) -> Code:
        return Code(f"py.range({self._given(node)})", kinds.list_of(INT))

    def _call_list(self, node: ast.Call) -> Code:
        if not node.args:
            made = node.func
            item = (
                self.program.kind(self.at.annotation(made))
                if isinstance(made, ast.Subscript)
                else kinds.list_of(kinds.NEVER)
            )
            return Code("[]", item)
        argument = node.args[0]
        rows = self.rows(argument)
        is_fresh = isinstance(argument, ast.GeneratorExp | ast.ListComp | ast.Call)
        text = rows.text if is_fresh else f"[...{wrapped(rows, ARROW)}]"
        return Code(text, kinds.list_of(kinds.item_of(rows.kind)))

    _call_tuple = _call_list
    _call_iter = _call_list

    def _call_set(self, node: ast.Call) -> Code:
        if not node.args:
            return Code("new Set()", kinds.set_of(kinds.NEVER))
        rows = self.rows(node.args[0])
        return Code(f"new Set({rows.text})", kinds.set_of(kinds.item_of(rows.kind)))

    _call_frozenset = _call_set

    def _call_dict(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        if code.kind.name == "dict":
            return Code(f"py.copied({code.text})", code.kind)
        pair = kinds.item_of(code.kind)
        if pair.name != "tuple" or pair.of[0] not in (INT, STR):
            raise self.at.refuse(node, f"whether {pair!r} begins with a text is not known")
        kind = kinds.dict_of(pair.of[0], pair.of[1])
        return Code(f"Object.fromEntries({code.text})" if kinds.is_object(kind) else f"new Map({code.text})", kind)

    def _call_enumerate(self, node: ast.Call) -> Code:
        rows = self.rows(node.args[0])
        start = self.keyword(node, "start") or (node.args[1] if len(node.args) > 1 else None)
        text = f"py.enumerate({rows.text}{f', {self.text(start)}' if start else ''})"
        return Code(text, kinds.list_of(kinds.tuple_of(INT, kinds.item_of(rows.kind))))

    def _call_zip(self, node: ast.Call) -> Code:
        rows = [self.rows(arg) for arg in node.args]
        strict = self.keyword(node, "strict")
        is_strict = isinstance(strict, ast.Constant) and bool(strict.value)
        name = "zipStrictly" if is_strict else "zip"
        item = kinds.tuple_of(*(kinds.item_of(each.kind) for each in rows))
        return Code(f"py.{name}({', '.join(each.text for each in rows)})", kinds.list_of(item))

    def _call_sorted(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        rows = (
            Code(f"[...{wrapped(code, PRIMARY)}]", kinds.list_of(code.kind.of[0]))
            if code.kind.name == "set"
            else self.rows_of(code, node)
        )
        return Code(f"py.sorted({rows.text}{self._by(node, rows)})", kinds.list_of(kinds.item_of(rows.kind)))

    def _falling(self, node: ast.Call) -> bool:
        """Whether the greatest comes first."""
        wanted = self.keyword(node, "reverse")
        if wanted is not None and not (isinstance(wanted, ast.Constant) and isinstance(wanted.value, bool)):
            raise self.at.refuse(node, "whether the greatest comes first must stand there")
        return wanted is not None and bool(wanted.value)

    def _by(self, node: ast.Call, rows: Code) -> str:
        """The key to sort by, which gets items of the rows."""
        key, falling = self.keyword(node, "key"), ", true" if self._falling(node) else ""
        if key is None:
            return f", undefined{falling}" if falling else ""
        if not isinstance(key, ast.Lambda):
            raise self.at.refuse(node, "a key to sort by must be a lambda")
        name = key.args.args[0].arg
        with self.names({name: kinds.item_of(rows.kind)}):
            return f", ({name}) => {self.text(key.body, ARROW)}{falling}"

    def _call_reversed(self, node: ast.Call) -> Code:
        rows = self.rows(node.args[0])
        return Code(f"[...{wrapped(rows, ARROW)}].reverse()", kinds.list_of(kinds.item_of(rows.kind)))

    def _call_sum(self, node: ast.Call) -> Code:
        return Code(f"py.sum({self.rows(node.args[0]).text})", INT)

    def _call_min(self, node: ast.Call) -> Code:
        return self._extreme(node, "min")

    def _call_max(self, node: ast.Call) -> Code:
        return self._extreme(node, "max")

    def _extreme(self, node: ast.Call, name: str) -> Code:
        if len(node.args) > 1:
            codes = [self.code(arg) for arg in node.args]
            if not all(self._is_number(code.kind) for code in codes):
                raise self.at.refuse(node, f"{name} of other things than numbers is known of one list only")
            kind = FLOAT if any(code.kind == FLOAT for code in codes) else INT
            return Code(f"Math.{name}({', '.join(code.text for code in codes)})", kind)
        rows = self.rows(node.args[0])
        default = self.keyword(node, "default")
        item = kinds.item_of(rows.kind)
        if default is None:
            return Code(f"py.{name}({rows.text})", item)
        other = self.code(default)
        return Code(f"py.{name}Or({rows.text}, {other.text})", kinds.joined((item, other.kind)))

    def _call_any(self, node: ast.Call) -> Code:
        return self._whether(node, "some")

    def _call_all(self, node: ast.Call) -> Code:
        return self._whether(node, "every")

    def _whether(self, node: ast.Call, how: str) -> Code:
        argument = node.args[0]
        if isinstance(argument, ast.GeneratorExp):
            return self.comprehension(argument, argument.elt, how)
        return Code(f"{wrapped(self.rows(argument), PRIMARY)}.{how}((each) => py.truth(each))", BOOL)

    def _call_next(self, node: ast.Call) -> Code:
        rows = self.rows(node.args[0])
        item = kinds.item_of(rows.kind)
        if len(node.args) == 1:
            return Code(f"py.first({rows.text})", item)
        other = self.code(node.args[1])
        return Code(f"({wrapped(rows, PRIMARY)}[0] ?? {other.text})", kinds.joined((item, other.kind)))

    def _call_abs(self, node: ast.Call) -> Code:
        code = self.code(node.args[0])
        return Code(f"Math.abs({code.text})", code.kind)

    def _call_round(self, node: ast.Call) -> Code:
        if len(node.args) > 1:
            return Code(f"py.rounded({self._given(node)})", FLOAT)
        return Code(f"py.round({self._given(node)})", INT)

    def _call_token_bytes(self, node: ast.Call) -> Code:
        return Code(f"py.tokenBytes({self._given(node)})", ANY)

    def _call_log2(self, node: ast.Call) -> Code:
        return Code(f"Math.log2({self._given(node)})", FLOAT)

    def _call_sqrt(self, node: ast.Call) -> Code:
        return Code(f"Math.sqrt({self._given(node)})", FLOAT)

    def _call_divmod(self, node: ast.Call) -> Code:
        return Code(f"py.divmod({self._given(node)})", kinds.tuple_of(INT, INT))

    def _call_zeros(self, node: ast.Call) -> Code:
        return Code(f"py.repeated([0], {self.text(node.args[0])})", kinds.array_of(1))

    def _call_map(self, node: ast.Call) -> Code:
        called, rows = self.code(node.args[0]), self.rows(node.args[1])
        if called.ref is not None and self.program.is_unit(called.ref):
            name, result = self.program.handed(self, called.ref, [kinds.item_of(rows.kind)])
            return Code(f"{wrapped(rows, PRIMARY)}.map((each) => {name}(each))", kinds.list_of(result))
        if called.kind not in (ANY, NEVER) or isinstance(called.ref, type):
            raise self.at.refuse(node, "map() is known of functions that are translated")
        return Code(f"{wrapped(rows, PRIMARY)}.map((each) => {called.text}(each))", kinds.list_of(ANY))

    def _call_filter(self, node: ast.Call) -> Code:
        raise self.at.refuse(node, "filter() is not known; write a comprehension")

    def _call_callable(self, node: ast.Call) -> Code:
        return Code(f'typeof {self.text(node.args[0], UNARY)} === "function"', BOOL, AND)

    def _call_bytes(self, node: ast.Call) -> Code:
        return self.code(node.args[0])

    def _call_getattr(self, node: ast.Call) -> Code:
        name = node.args[1]
        if len(node.args) != 3 or not isinstance(name, ast.Constant) or not isinstance(name.value, str):
            raise self.at.refuse(node, "getattr() needs a plain name and what to give where there is none")
        return Code(f"({self.text(node.args[0], PRIMARY)}.{name.value} ?? {self.text(node.args[2])})", ANY)

    def _call_super(self, node: ast.Call) -> Code:
        return Code("super", ANY, ref=SUPER)

    def _call_isinstance(self, node: ast.Call) -> Code:
        value, classes = self.code(node.args[0]), self.at.annotation(node.args[1])
        tests = []
        for cls in getattr(classes, "__args__", (classes,)):
            if cls in (int | float, np.integer):
                cls = int
            if cls in CLASS_TESTS:
                tests.append(CLASS_TESTS[cls].format(value.text))
            elif isinstance(cls, type) and cls.__module__.startswith("majlis"):
                tests.append(f"{value.text} instanceof {self.program.class_named(self.unit, cls)}")
            else:
                raise self.at.refuse(node, f"isinstance() of {cls!r} is not known")
        return Code(
            " || ".join(tests),
            BOOL,
            PRIMARY if len(tests) == 1 and "=" not in tests[0] and " " not in tests[0] else AND - 1,
        )

    # ----------------------------------------------------------------------------------------------------- methods

    def _method(self, method: Method, called: Code, node: ast.Call) -> Code:
        of, name = method
        if isinstance(of.ref, type) or self.program.is_unit(of.ref):
            return self._on_class(of, name, node)
        if of.ref is SUPER:
            return Code(f"super{'' if name == '__init__' else f'.{name}'}({self._given(node)})", ANY)
        kind = kinds.without_none(of.kind)
        families = {
            "list": "list",
            "tuple": "list",
            "array": "array",
            "dict": "dict",
            "str": "str",
            "set": "set",
            "int": "int",
        }
        if kind == NEVER:
            # Not known yet: what its kind is will be found when all is gone through again.
            return Code(f"{wrapped(of, PRIMARY)}.{name}({self._given(node)})", NEVER)
        if all(each.name == "instance" for each in kinds.members(kind)):
            codes = [self.program.called_method(self, of, each.cls, name, node) for each in kinds.members(kind)]
            return Code(codes[0].text, kinds.joined(code.kind for code in codes))
        family = families.get(kind.name)
        if kind == ANY and name not in ("keys", "values", "items", "get", "append", "copy", "tolist", "count", "index"):
            return Code(f"{called.text}({self._given(node)})", ANY)
        own = getattr(self, f"_{family}_{name}", None) if family else None
        if own is None and kind.name == "array":
            own = getattr(self, f"_list_{name}", None)
        if own is None and kind == ANY and name == "copy":
            return Code(f"{called.text}()", ANY)
        if own is None:
            raise self.at.refuse(node, f"the method {name} of {kind!r} is not known")
        return cast(Code, own(of, node))

    def _on_class(self, of: Code, name: str, node: ast.Call) -> Code:
        if name == "__new__":
            cls = of.ref.at.value(of.ref.name)
            return Code(f"Object.create({of.text}.prototype)", kinds.instance_of(cls))
        if of.ref is dict and name == "fromkeys":
            rows = self.rows(node.args[0])
            value, key = self.code(node.args[1]), kinds.item_of(rows.kind)
            if key not in (INT, STR):
                raise self.at.refuse(node, f"whether {key!r} is a text is not known")
            kind = kinds.dict_of(key, value.kind)
            made = "Object.fromEntries" if kinds.is_object(kind) else "new Map"
            return Code(f"{made}({wrapped(rows, PRIMARY)}.map((each) => [each, {value.text}]))", kind)
        return self.program.called_class_method(self, of, name, node)

    def _list_append(self, of: Code, node: ast.Call) -> Code:
        value = self.code(node.args[0])
        self.grow(of, node, value.kind)
        return Code(f"{of.text}.push({value.text})", NONE)

    def grow(self, of: Code, node: ast.Call | ast.AugAssign, item: Kind) -> None:
        """A list that a name stands for holds this, too."""
        name = (
            node.func.value
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            else getattr(node, "target", None)
        )
        if isinstance(name, ast.Name) and name.id in self.kinds and of.kind.name == "list":
            self.kinds[name.id] = kinds.joined((self.kinds[name.id], kinds.list_of(item)))

    def _list_insert(self, of: Code, node: ast.Call) -> Code:
        value = self.code(node.args[1])
        self.grow(of, node, value.kind)
        return Code(f"{of.text}.splice({self.text(node.args[0])}, 0, {value.text})", NONE)

    def _list_remove(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.remove({of.text}, {self.text(node.args[0])})", NONE)

    def _list_pop(self, of: Code, node: ast.Call) -> Code:
        if node.args:
            raise self.at.refuse(node, "pop() is known of the last item only")
        return Code(f"py.pop({of.text})", kinds.item_of(of.kind))

    def _list_count(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.count({of.text}, {self.text(node.args[0])})", INT)

    def _list_index(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.index({of.text}, {self.text(node.args[0])})", INT)

    def _list_sort(self, of: Code, node: ast.Call) -> Code:
        if self._falling(node):
            raise self.at.refuse(node, "sorted() is known with the greatest first, sort() is not")
        return Code(f"py.sort({of.text}{self._by(node, of)})", NONE)

    def _list_copy(self, of: Code, node: ast.Call) -> Code:
        return Code(f"[...{wrapped(of, ARROW)}]", of.kind)

    def _array_tolist(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.listed({of.text})", _as_list(of.kind))

    def _array_flatten(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.flat()", kinds.array_of(1))

    def _array_any(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.some((each) => each)", BOOL)

    def _array_all(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.every((each) => each)", BOOL)

    def _array_max(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.max({of.text})", INT)

    def _array_min(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.min({of.text})", INT)

    def _array_sum(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.sum({of.text})", INT)

    def _array_argmax(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.index({of.text}, py.max({of.text}))", INT)

    def _dict_update(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.update({of.text}, {self.text(node.args[0])})", NONE)

    def _dict_get(self, of: Code, node: ast.Call) -> Code:
        other = self.code(node.args[1]) if len(node.args) > 1 else Code("null", NONE)
        kind = kinds.joined((of.kind.of[1], other.kind))
        name = "keyOr" if kinds.is_object(of.kind) else "getOr"
        return Code(f"py.{name}({of.text}, {self.text(node.args[0])}, {other.text})", kind)

    def _dict_items(self, of: Code, node: ast.Call) -> Code:
        text = f"Object.entries({of.text})" if kinds.is_object(of.kind) else f"[...{wrapped(of, PRIMARY)}.entries()]"
        return Code(text, kinds.list_of(kinds.tuple_of(*of.kind.of)))

    def _dict_setdefault(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.setDefault({of.text}, {self.text(node.args[0])}, {self.text(node.args[1])})", of.kind.of[1])

    def _dict_values(self, of: Code, node: ast.Call) -> Code:
        text = f"Object.values({of.text})" if kinds.is_object(of.kind) else f"[...{wrapped(of, PRIMARY)}.values()]"
        return Code(text, kinds.list_of(of.kind.of[1]))

    def _dict_copy(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.copied({of.text})", of.kind)

    def _str_split(self, of: Code, node: ast.Call) -> Code:
        if len(node.args) != 1:
            raise self.at.refuse(node, "split() is known with a text to split at only")
        return Code(f"{wrapped(of, PRIMARY)}.split({self.text(node.args[0])})", kinds.list_of(STR))

    def _str_join(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(self.rows(node.args[0]), PRIMARY)}.join({of.text})", STR)

    def _str_strip(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.trim()", STR)

    def _str_startswith(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.startsWith({self.text(node.args[0])})", BOOL)

    def _str_endswith(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{wrapped(of, PRIMARY)}.endsWith({self.text(node.args[0])})", BOOL)

    def _set_add(self, of: Code, node: ast.Call) -> Code:
        return Code(f"{of.text}.add({self.text(node.args[0])})", NONE)

    def _int_bit_length(self, of: Code, node: ast.Call) -> Code:
        return Code(f"py.bitLength({of.text})", INT)


def _as_list(kind: Kind) -> Kind:
    return kinds.list_of(_as_list(kind.of[0])) if kind.name == "array" else kind
